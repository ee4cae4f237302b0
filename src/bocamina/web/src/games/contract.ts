// The interface between the shell and a game's table.
//
// A game's folder holds `index.ts`, whose default export is a GameTable, and `Cover.svelte`, its
// small picture on the front door; `en.ftl` and `es.ftl` beside them hold the words that only its
// table says (names begin with `web-<game>-`, dashes for underscores).
//
// The table decides nothing: it draws `view`, every move it can offer is in `legal`, and `explain`
// asks why something else cannot be done. It may compute what happens between two views, for
// animations; then it knows how pieces move, never which may.

import type { Component } from "svelte";
import type { Happening } from "../table/facts";
import type { LegalMove, Problem, ViewFacts } from "../wire";

/** Facts for a Fluent message. */
export type Facts = Record<string, string | number>;

/** Returns a message in the reader's language; `name.attribute` names an attribute. */
export type Say = (message: string, facts?: Facts) => string;

/** What a viewer may know; `seat` is -1 for a spectator, `turn` lists the seats to act. */
export interface GameView<Public, Private> extends Omit<ViewFacts, "public" | "private"> {
  public: Public;
  private: Private | null;
}

/** A move that may be made now: `move` is its notation, `about` what describe_move says of it.
 *  Taking back, where allowed, is the move `back`, and has an empty `about`. */
export interface Legal<About> extends Omit<LegalMove, "about"> {
  about: About;
}

/** What somebody would like to do, in the facts of moves; what has not been chosen yet is left out. */
export type Wish<About> = About extends { does: infer Does }
  ? { does: Does } & Partial<Omit<About, "does">>
  : Partial<About>;

/** Why something cannot be done, as the referee says it. */
export type Refused = Omit<Problem, "kind">;

export const TAKE_BACK = "back";

/** How one seat looks everywhere: never by colour alone. */
export interface SeatLook {
  seat: number;
  name: string;
  shown: string; // the name at the seat, or "You" for a reader without one
  letter: string; // A, B, C...
  colour: string; // a CSS colour, such as "var(--seat-0)"; readable on --rock in both themes
  shape: number; // which of the ten shapes of pieces/SeatMark.svelte
  isYou: boolean;
  isBot: boolean;
  isHere: boolean; // has an open socket; bots are always here
  hasResigned: boolean;
}

/** A key pressed while no text is being typed. Return true if the table has handled it. */
export type KeyListener = (key: string, event: KeyboardEvent) => boolean;

/** The props of a table. All of them are reactive. */
export interface TableProps<
  Public = unknown,
  Private = unknown,
  About = unknown,
  Happened = Happening,
  Hidden = unknown,
> {
  view: GameView<Public, Private>;
  legal: Legal<About>[];
  seats: SeatLook[];
  options: Record<string, boolean | number | string>; // house rules
  version: number; // changes with every scene
  /** The events between the previous view and this one, in order, for animations. Empty on the
   *  first view, after a gap, and when a replay jumps. */
  events: Happened[];
  /** The move that waits for confirmation: draw its preview. Always one of `legal`. */
  pending: Legal<About> | null;
  /** A whole turn to draw, in order, if `pending` is only its first move. */
  plan?: readonly Legal<About>[];
  /** In a replay that shows the whole truth: the private parts of all seats, by seat. Else null. */
  truth: Private[] | null;
  /** There, too: what nobody knew then, from describe_hidden. */
  hidden?: Hidden | null;
  /** True while a move is in flight and no other should be offered. */
  busy: boolean;
  /** True in a replay and for spectators: draw, offer nothing. */
  readonly: boolean;
  /** False: change at once, because of reduced motion or skipping. */
  motion: boolean;
  say: Say;
  /** Take one of `legal`: it becomes `pending` and the shell shows Confirm and Cancel, or it is
   *  made at once where the reader confirms automatically or `now` is set (for a move that can
   * be taken back freely, such as a step of a staged turn or Diamant's sealed choice). A coach does
   not comment on moves left to chance; a hasty reader is not watching, so bots need not wait while
   a board is set up. */
  choose: (move: string, how?: Choice) => void;
  /** Take back one's last move and make another that is legal then: the first that `isMeant`.
   *  Resolves when that is done, or cannot be. */
  change: (isMeant: (about: About) => boolean) => Promise<void>;
  /** Make what is pending, or forget it. */
  confirm: () => void;
  cancel: () => void;
  /** Ask why something cannot be done: the referee says, and the shell shows it with the clause.
   *  For a wish that is legal nothing is shown. */
  explain: (wish: Wish<About>) => void;
  /** Show why something cannot be done where the view tells it already. */
  refuse: (refused: Refused) => void;
  /** Show how the table is used, when somebody taps something that is no move at all. */
  hint: (message: string, facts?: Facts) => void;
  /** Handle keys before the shell does; call it in an $effect and return its cleanup.
   *  Expected: 1..9 a card or adventurer, r rotate, arrows walk the legal targets. The shell
   *  itself answers Enter (confirm), Escape (cancel), u (take back) and ? (help). */
  listen: (listener: KeyListener) => () => void;
  /** Announce something politely to screen readers that is not in the log, such as the target under
   *  the cursor. Events are announced by the shell. */
  announce: (words: string) => void;
  claims?: GoalClaim[];
  /** The reader's private marks on seats, kept on this device: see pieces/marks.ts. */
  marks?: string;
  mark?: (marks: string) => void;
  /** Handles taps on the seats in the players' panel; true if the table has handled it. */
  listenSeats?: (listener: (seat: number) => void) => () => void;
  /** The show that is played before the next scene. */
  lead?: Lead | null;
  /** Ends the show at once. */
  skip?: () => void;
  /** Freezes players, status and prompt while the table still shows an earlier public part, or
   *  resumes them (null). Turns, clocks and messages go on meanwhile. */
  hold: (earlier: Public | null) => void;
  /** Hides bubbles from the table while something is read there, or shows them again. */
  hush?: (isHushed: boolean) => void;
  /** Shows beginners what they can do next, by what is legal and what is chosen. */
  guide?: (step: GuideStep | null) => void;
  /** Local storage of a table for its reader, such as private marks and notes: by name, for this
   *  table and seat only. */
  notes: { get: (name: string) => string; set: (name: string, text: string) => void };
}

/** How a move is taken. */
export interface Choice {
  now?: boolean;
  byChance?: boolean;
  hasty?: boolean;
}

/** The next possible step, in words and drawn: rules and possibilities, never advice. */
export interface GuideStep {
  /** The `does` of the moves it leads to; shown until each was made once. */
  does: readonly string[];
  message: string;
  facts?: Facts;
  /** What to tap, as selectors within the table. */
  at: readonly string[];
  anytime?: boolean; // also while others are to move
  comesFirst?: boolean; // before any move
  isTaken?: boolean; // something is open or picked up: what to do with it
}

/** What somebody said of a goal, from 1. */
export interface GoalClaim {
  seat: number;
  goal: number;
  says: "treasure" | "stone";
}

/** The show before a scene: it contains only what may be seen already. */
export interface Lead {
  name: string;
  milliseconds: number;
  seats?: readonly number[]; // whom it is about
  goal?: number;
}

/** A part of the events that is shown at once: in view, log, counters and sound. */
export interface Scene<Public, Happened = Happening> {
  events: Happened[];
  /** The public part after it; the last scene has that of the view. */
  public?: Public;
  lead?: Lead;
  linger?: number; // milliseconds before the next
  stays?: boolean; // there is something to read: it pauses even without motion
}

/** What the players' panel shows below a seat's name. */
export interface SeatProps<Public = unknown, Private = unknown, Happened = Happening> {
  view: GameView<Public, Private>;
  seat: SeatLook;
  /** In a replay that shows the whole truth: the private part of this seat. */
  truth?: Private | null;
  events?: Happened[]; // what has just happened
  say: Say;
}

/** What the screen after the game shows of what was hidden; `truth` holds the private parts of all
 *  seats in the last position, by seat, once the server has told them. */
export interface EndProps<Public = unknown, Private = unknown> {
  view: GameView<Public, Private>;
  truth: Private[] | null;
  seats: SeatLook[];
  scores: number[];
  winners: number[];
  say: Say;
}

export type SoundName = "card" | "gem" | "danger" | "reveal" | "knock" | "rails" | "win";

// So that programs such as the tests can play through the page: an element that calls `choose` when
// tapped has `data-move` with the move's notation, and one that must be tapped first, such as a
// card in the hand, has `data-pick`.

/** A game's table, as its folder's index.ts exports it; its facts.ts has the types. */
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface GameTable<
  Public = any,
  Private = any,
  About = any,
  Happened extends { event: string } = any,
  Hidden = any,
> {
  /* eslint-enable @typescript-eslint/no-explicit-any */
  /** The board and the hand: it fills the area it is given (container queries by inline-size and
   *  height work in it), scrolls inside itself, and keeps what one taps at the bottom. */
  Table: Component<TableProps<Public, Private, About, Happened, Hidden>>;
  Seat?: Component<SeatProps<Public, Private, Happened>>;
  End?: Component<EndProps<Public, Private>>;
  /** One line on where the game stands, for the top bar: "Expedition 2 of 5". */
  status?: (view: GameView<Public, Private>, say: Say) => string;
  /** What the seat is asked to do now; also said aloud when its turn begins. */
  prompt?: (view: GameView<Public, Private>, legal: Legal<About>[], say: Say) => string;
  /** A legal move in words, for the confirm bar: "Leave the cave". After the game, whoever looks on
   *  need not be the mover. */
  describe?: (
    move: Legal<About>,
    view: GameView<Public, Private>,
    say: Say,
    names: readonly string[], // by seat
    mover?: number, // the view's own seat, unless told
  ) => string;
  /** Where a move is made, as selectors within the table in the order of the taps. */
  places?: (move: Legal<About>, view: GameView<Public, Private>) => string[];
  /** Whether an event happened to this seat so that it deserves a notice of its own. */
  concerns?: (event: Happened, seat: number) => boolean;
  /** More facts for the messages of events and refusals, if those on the wire are not words yet;
   *  the shell formats seats, lists and booleans as language.py does. A message `<game>-plain-…` or
   *  `web-<game>-refusal-…` overrides the one that all front ends share. */
  words?: (
    facts: Record<string, unknown>,
    say: Say,
    view: GameView<Public, Private> | null,
  ) => Facts;
  /** What people said of the goals, drawn where they lie. */
  claims?: (log: readonly Happened[]) => GoalClaim[];
  /** The look of the seats in this game, if its pieces have colours and shapes of their own. */
  looks?: (seats: SeatLook[], view: GameView<Public, Private>) => SeatLook[];
  /** For a game of several parts with their own secrets, such as rounds: which part an event
   *  begins, and its name. Talk is grouped by part. */
  parts?: {
    begunBy: (event: Happened) => number | null;
    name: (part: number, say: Say) => string;
  };
  /** Events that the log leaves out, because the picture shows them better. */
  silent?: readonly Happened["event"][];
  /** Splits the events between two views into scenes, in order, so that nothing is announced before
   *  it is shown; one scene if there is nothing to stage. All events must be in them. */
  scenes?: (
    events: readonly Happened[],
    before: GameView<Public, Private>,
    after: GameView<Public, Private>,
  ) => Scene<Public, Happened>[];
  sounds?: Partial<Record<Happened["event"], SoundName>>; // by event
  /** The table has its own way to take back, so the shell need not offer it. */
  takesBack?: boolean;
  /** What keys read aloud: the board, the reader's hand, and what is known about a seat. */
  read?: {
    board: (view: GameView<Public, Private>, seats: readonly SeatLook[], say: Say) => string;
    hand: (view: GameView<Public, Private>, legal: readonly Legal<About>[], say: Say) => string;
    player: (view: GameView<Public, Private>, seat: number, say: Say) => string;
  };
  /** Explains the signs on a seat. */
  aboutSeat?: (view: GameView<Public, Private>, seat: number, say: Say) => string[];
  /** What to tap for a move, as selectors: the first visible one is next. For lessons. */
  aims?: (move: Legal<About>, view: GameView<Public, Private>) => string[];
  /** Keys besides the common ones, for the help page: [key, message]. */
  keys?: readonly (readonly [string, string])[];
}
