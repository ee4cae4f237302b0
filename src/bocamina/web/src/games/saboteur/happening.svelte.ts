// The latest events in the mine, as far as the table still shows them.

import type { Place } from "../drawn/walk";
import { gameEvents } from "../events";
import { changesAfter, hasPlayed, isPlayed, struckAfter, type Change } from "./changes";
import { endingAmong, endingIn, type Ending } from "./ending";
import type { Mine } from "./facts";
import type { Table } from "./moves";

/** Returns the goals that were face down before and are not any more. */
function turnedOver(before: Mine | null, { cards }: Mine): number[] {
  const lay = before?.cards.filter(({ card }) => card === "face-down").map(({ goal }) => goal);
  return cards.flatMap(({ card, goal }) =>
    card !== "face-down" && lay?.includes(goal) ? [goal] : [],
  );
}

export class MineNews {
  fresh = $state.raw<Place[]>([]);
  changes = $state.raw<Change[]>([]); // by others, since one's own last move
  turning = $state.raw<number[]>([]); // goals
  struck = $state.raw<number[]>([]); // seats that had a tool broken
  looked = $state(0); // the goal that the reader has just looked at, until their next move
  ending = $state.raw<Ending | null>(null);
  private shown: Mine | null = null;
  private closed = 0; // the round whose end the reader has closed

  /** Updates the state for the next scene. */
  take({ events, lead, readonly, view }: Table): void {
    const mine = view.public;
    this.end(events, mine, lead === undefined ? "replay" : readonly ? "watching" : "playing");
    const told = gameEvents(events);
    const dug = told.flatMap(({ event, facts }) =>
      event === "path_dug" ? [{ x: facts.x, y: facts.y }] : [],
    );
    this.turning =
      lead === undefined
        ? told.flatMap(({ event, facts }) => (event === "goal_revealed" ? [facts.goal] : []))
        : turnedOver(this.shown, mine); // at a table it is shown before it is announced
    this.struck = struckAfter(this.struck, events);
    if (hasPlayed(view.seat, events) || events.length === 0) this.looked = 0;
    for (const { event, facts } of told) if (event === "goal_seen") this.looked = facts.goal;
    if (dug.length + this.turning.length > 0)
      this.fresh = [...dug, ...this.turning.flatMap((goal) => mine.goals[goal - 1] ?? [])];
    this.changes = readonly ? [] : changesAfter(this.changes, events, view.seat);
    this.shown = mine;
  }

  /** Returns the goal that is about to turn over or is turning, or 0. A show that was skipped
   *  leaves none behind: by then something is announced, or it is somebody's turn. */
  onStage({ events, lead, view }: Table): number {
    if (lead === undefined) return 0; // in a replay it turns where it lies
    const isOwnScene = events.length === 0 && view.turn.length === 0;
    return lead?.goal ?? (isOwnScene ? this.turning[0] : 0) ?? 0;
  }

  private end(events: Table["events"], mine: Mine, how: "playing" | "watching" | "replay"): void {
    const ended = this.shown ? endingAmong(events, this.shown, mine) : null;
    if (ended && this.closed !== ended.round) this.ending = ended;
    else if (how === "replay" && events.length > 0)
      this.ending = null; // it goes on to the gold
    else if (mine.dwarves && !this.ending && this.closed !== mine.round)
      this.ending = endingIn(mine);
    else if (!mine.dwarves && (events.length === 0 || how === "replay")) this.ending = null;
    // Players close it; for watchers, the next round's first card does.
    else if (!mine.dwarves && how === "watching" && isPlayed(events)) this.ending = null;
  }

  closeEnding(): void {
    this.closed = this.ending?.round ?? 0;
    this.ending = null;
  }
}
