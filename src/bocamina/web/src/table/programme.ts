// The stage's programme for one version: the game's scenes, ready to be shown.

import type { GameTable, GameView, Lead, Scene } from "../games/contract";
import type { Happening } from "./facts";
import type { News } from "../wire";
import type { Timed } from "./stage";

export type AnyView = GameView<unknown, unknown>;

export interface ToldScene extends Timed {
  events: Happening[];
  view: AnyView | null;
  show: Lead | null; // the show that is played first
  news: News | null; // with the last scene, when everything has been announced
}

const SMALL = 420; // milliseconds until flights over the table have arrived

/** Returns the scenes of some news; one by default. */
export function programme(
  game: GameTable | null,
  events: readonly Happening[],
  before: AnyView | null,
  after: AnyView | null,
  news: News,
): ToldScene[] {
  const whole: Scene<unknown>[] = [{ events: [...events] }];
  const cut = before && after ? game?.scenes?.(events, before, after) : undefined;
  const scenes = cut && cut.length > 0 ? cut : whole;
  return scenes.map((scene, index) => {
    const isLast = index === scenes.length - 1;
    // Nobody acts between scenes.
    const middle = before && { ...before, turn: [], public: scene.public ?? before.public };
    return {
      events: scene.events,
      view: isLast ? after : middle,
      show: scene.lead ?? null,
      news: isLast ? news : null,
      lead: scene.lead?.milliseconds ?? 0,
      linger: scene.linger ?? (scene.events.some((each) => !each.at_table) ? SMALL : 0),
      stays: scene.stays ?? false,
    };
  });
}
