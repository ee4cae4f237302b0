// What Diamant's describe.py says.

export const HAZARDS = ["snake", "scorpion", "rockfall", "gas", "explosion"] as const;
export type Hazard = (typeof HAZARDS)[number];

export interface PathCard {
  card: string; // a treasure's number or a hazard's name
  gems: number;
  idol: boolean;
}

export interface Cave {
  phase: "draw" | "choose" | "over";
  expedition: number;
  expeditions: number;
  path: PathCard[];
  deck: Record<string, number>;
  removed: Record<string, number>;
  met: Hazard[];
  carried: number;
  idol_carried: boolean;
  lying: number;
  idol_lies: boolean;
  adventurers: number;
  inside: number[];
  chosen: number[];
  chests: number[] | null;
  idols: number[] | null;
  odds: Odds | null; // while there is something to choose
}

/** What the open deck says of one more card, for an adventurer if all stay inside. */
export interface Odds {
  bust: number; // the chance that it sends everybody home
  gain: number; // the gems that it brings on average, a bust bringing none
  loss: number; // the gems that a bust costs on average
}

export interface Fist {
  leaving: number | null;
  chest: number | null;
  idols: number | null;
}

export interface Choice {
  leaving: number;
}

export function isHazard(card: string): card is Hazard {
  return (HAZARDS as readonly string[]).includes(card);
}
