// What has just happened in the mine, as far as the table still shows it.

import type { TableProps } from "../contract";
import type { Place } from "../drawn/walk";
import { gameEvents } from "../events";
import { changesAfter, type Change } from "./changes";
import { endingAmong, endingIn, type Ending } from "./ending";
import type { Dwarf, GameEvent, Mine, MoveFacts } from "./facts";

export class MineNews {
  fresh = $state.raw<Place[]>([]);
  changes = $state.raw<Change[]>([]); // by others, since one's own last move
  turning = $state.raw<number[]>([]); // goals
  struck = $state.raw<number[]>([]); // seats that had a tool broken
  ending = $state.raw<Ending | null>(null);
  private shown: Mine | null = null;
  private closed = 0; // the round whose end the reader has put away

  /** Takes in what the next scene shows. */
  take({ events, readonly, view }: TableProps<Mine, Dwarf, MoveFacts>): void {
    const mine = view.public;
    this.end(events, mine, readonly);
    const told = gameEvents<GameEvent>(events);
    const dug = told.flatMap(({ event, facts }) =>
      event === "path_dug" ? [{ x: facts.x, y: facts.y }] : [],
    );
    this.turning = told.flatMap(({ event, facts }) =>
      event === "goal_revealed" ? [facts.goal] : [],
    );
    this.struck = told.flatMap(({ event, facts }) =>
      event === "tool_broken" ? [facts.target_seat] : [],
    );
    if (dug.length + this.turning.length > 0)
      this.fresh = [...dug, ...this.turning.flatMap((goal) => mine.goals[goal - 1] ?? [])];
    this.changes = readonly ? [] : changesAfter(this.changes, events, view.seat);
    this.shown = mine;
  }

  private end(events: TableProps["events"], mine: Mine, readonly: boolean): void {
    const ended = this.shown ? endingAmong(events, this.shown, mine) : null;
    if (ended && this.closed !== ended.round) this.ending = ended;
    else if (readonly && events.length > 0)
      this.ending = null; // a replay goes on to the gold
    else if (mine.dwarves && !this.ending && this.closed !== mine.round)
      this.ending = endingIn(mine);
    else if (!mine.dwarves && (readonly || events.length === 0)) this.ending = null; // goes on
  }

  closeEnding(): void {
    this.closed = this.ending?.round ?? 0;
    this.ending = null;
  }
}
