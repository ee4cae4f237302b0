// Written by scripts/wire_types.py from the server's message types; do not edit.

import type { Happening } from "./table/facts";

export const PROTOCOL = 1;

/** The first message on a socket: who the server takes the client for; News follows. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number;
  is_host: boolean;
  made_for_you?: MadeForYou[];
}

/** A move that a bot made for this seat while its person was absent or out of time. */
export interface MadeForYou {
  version: number;
  move: string;
}

/** The table at a version, as one viewer sees it, and what has happened on the way there. */
export interface News {
  type: "news";
  version: number;
  view: ViewFacts | null;
  legal: LegalMove[];
  events: Happening[];
  clocks?: ClockFacts | null;
  table?: TableFacts | null;
}

/** What one viewer may know of the game: the public part and the seat's own; -1 watches. */
export interface ViewFacts {
  seat: number;
  public: unknown;
  private: Record<string, unknown> | null;
  turn: number[];
}

/** A move that the seat may make now: its notation, and the facts that describe it. */
export interface LegalMove {
  move: string;
  about?: Record<string, unknown>;
}

/** How many seconds each seat has left; the clocks of seats that are thinking run down. */
export interface ClockFacts {
  allowance: number[];
  reserve: number[];
  running: number[];
  is_frozen: boolean;
}

/** Who is at the table now: seats with an open socket, and the number of people watching. */
export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
}

/** A request was carried out and stored; its result is in the News of that version. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** Why a wish is not a legal move at that version; if there is no problem, it is legal. */
export interface Explained {
  type: "explained";
  id: number;
  version: number;
  problem?: Problem | null;
}

/** Why a request was refused, as facts that are put into words in each reader's language. */
export interface Problem {
  kind: string;
  reason?: string;
  clause?: string;
  facts?: Record<string, string>;
  expected?: string;
  got?: string;
}

/** A hint for the decision at that version, from what the seat may know; one of its moves. */
export interface Hinted {
  type: "hinted";
  id: number;
  version: number;
  move: string;
  rungs: HintRung[];
}

/** One step of a hint, each saying more than the one before: think, look, do, why. */
export interface HintRung {
  kind: string;
  thoughts: AdvisedThought[];
}

/** Something to say; the words are `advice-<game>-<rung>-<kind>` or `advice-<rung>-<kind>`. */
export interface AdvisedThought {
  kind: string;
  facts?: Record<string, number | string>;
  against?: string;
}

/** What a coach says about a move; no warning if it is good enough or was not judged in time. */
export interface Reviewed {
  type: "reviewed";
  id: number;
  version: number;
  warning?: CoachWarning | null;
}

/** What a coach says about a costly move: by how much it is worse than the best, and why. */
export interface CoachWarning {
  by: string;
  cost: number;
  error: number;
  best: string;
  reasons: AdvisedThought[];
}

/** How many there are of each card or tile at that version, by name. */
export interface Counted {
  type: "counted";
  id: number;
  version: number;
  pieces: Record<string, PieceCount>;
}

/** How many cards or tiles of a kind there are, and how many of them everybody has seen. */
export interface PieceCount {
  total: number;
  seen: number;
}

/** A request was not carried out, and nothing has changed. */
export interface RefusedRequest {
  type: "refused";
  id: number;
  version: number;
  problem: Problem;
}

/** The server is about to close the socket; reconnect after `reconnect_seconds`. */
export interface Closing {
  type: "closing";
  reason: string;
  reconnect_seconds: number;
  problem?: Problem | null;
}

/** The table apart from the game on it. */
export interface TableFacts {
  table: string;
  code: string;
  game: string;
  rules: number;
  status: string;
  seats: SeatFacts[];
  options: Record<string, boolean | number | string>;
  clocking: Clocking;
  public: boolean;
  talk: boolean;
  odds: boolean;
  watchers: boolean;
  hints: boolean;
  latecomers: boolean;
  removed: string[];
  games: number;
  commitment: string;
  created: number;
  result: ResultFacts | null;
  seed: string | null;
}

/** One place at the table, as everybody may know it. */
export interface SeatFacts {
  name?: string;
  player?: string;
  face?: number;
  has_resigned?: boolean;
  may_have_hints?: boolean;
  help?: string;
  was_removed?: boolean;
  added_entropy?: boolean;
}

/** How long a seat may think; null means without limit. */
export interface Clocking {
  move_seconds?: number | null;
  reserve_seconds?: number;
  grace_seconds?: number | null;
}

/** How a game ended. */
export interface ResultFacts {
  scores: number[];
  winners: number[];
}

/** Something that happened: an event of the game, or of the table where `at_table` is set. */
export interface HappeningOf<Name, Facts> {
  version: number;
  event: Name;
  facts: Facts;
  at_table?: boolean;
  private?: boolean;
}

/** A game that can be played here. */
export interface GameFacts {
  name: string;
  title: Words;
  rules_version: number;
  seats: number[];
  usual_seats: number;
  usual_options: Record<string, boolean | number | string>;
  options: OptionFacts[];
  players: string[];
  phrases: Record<string, Words>;
}

/** The same in both languages. */
export interface Words {
  en: string;
  es: string;
}

/** A house rule or a variant: its values, its clause and what it means. */
export interface OptionFacts {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  offered: Record<string, (boolean | number | string)[]>;
  clause: string;
  is_variant: boolean;
  title: Words;
  explanation: Words;
  clause_text: Words;
}

/** An open table that anybody may join. */
export interface ListedTable {
  table: string;
  code: string;
  game: string;
  seats: number;
  taken: number;
  created: number;
  about: string;
}

/** A table, your seat at it and, for programs, the token that holds the seat. */
export interface Admission {
  table: string;
  code: string;
  link: string;
  seat: number;
  version: number;
  token?: string;
}

/** The table that a code stands for. */
export interface FoundTable {
  table: string;
}

/** A new ticket, and a link with the ticket in the part that no server sees. */
export interface OfferedTicket {
  ticket: string;
  link: string;
}

/** Some positions of a finished game, and how many steps it had. */
export interface Moments {
  steps: number;
  moments: Moment[];
}

/** The position after so many steps, as one viewer saw it, and what the last step told them. */
export interface Moment {
  step: number;
  view: ViewFacts;
  events: Happening[];
  privates: (Record<string, unknown>)[] | null;
  hidden: Record<string, unknown> | null;
  legal: LegalMove[] | null;
}

/** Everything that chance decided in a finished game, and from what it must follow. */
export interface Deal {
  commitment: string;
  seed: string;
  entropy: Record<string, string>;
  picks: PickFacts[];
  dealt: number;
}

/** One choice of the dealer: what could come, how likely, and what came. */
export interface PickFacts {
  step: number;
  outcomes: string[];
  weights: number[];
  came: string;
}

/** What a seat said with a ready phrase after so many steps, and whether it was so. */
export interface Claim {
  step: number;
  part: number;
  seat: number;
  phrase: string;
  about: number;
  holds: boolean | null;
}

/** What one sees of a table without sitting down at it. */
export interface Glance {
  code: string;
  game: string;
  status: string;
  seats: SeatFacts[];
  here: number[];
  turn: number[];
  seat: number;
  games: number;
}

/** What a finished game has to tell. */
export interface Story {
  highlights: ToldHighlight[];
  honours: ToldHonour[];
  chapters: ToldChapter[];
  curve: ToldCurve;
}

/** Something worth telling, in the words of `story-<game>-<kind>` or `story-<kind>`. */
export interface ToldHighlight {
  kind: string;
  step: number;
  is_chosen: boolean;
  facts: Record<string, number | string | number[]>;
}

/** A title that a seat earned: `title-<game>-<kind>`, with its reason as `.about`. */
export interface ToldHonour {
  kind: string;
  seat: number;
  facts: Record<string, number | string | number[]>;
}

/** Where a part of the game begins: `story-<game>-chapter`. */
export interface ToldChapter {
  step: number;
  number: number;
}

/** The game in numbers, `curve-<game>-<measure>`: a line for each seat, or one for all. */
export interface ToldCurve {
  measure: string;
  steps: number[];
  lines: number[][];
  goal: number;
}

/** How far an analysis is, and all of it where that is more than its reader knows. */
export interface AnalysisNews {
  state: "growing" | "none" | "off" | "partial" | "waiting" | "whole";
  done: number;
  shown: number;
  parts: number;
  is_old: boolean;
  may_ask: boolean;
  analysis: unknown;
  refused: string;
  place: number;
  seconds_left: number;
}

/** A lesson: its steps have names that stay, and its version changes with them. */
export interface LessonFacts {
  name: string;
  version: number;
  game: string;
  steps: string[];
  seconds: number;
  talks: boolean;
  title: Words;
  about: Words;
  end: Words;
}

/** What is asked; where there is a `drill`, one answers at a table. */
export interface PuzzleFacts {
  id: string;
  kind: string;
  level: number;
  game: string;
  seat: number;
  seats: number;
  count: number;
  actions: number;
  colour: string;
  drill: string;
}

/** All puzzles, the easy ones of each kind first, and the one of the day. */
export interface PuzzleList {
  today: string;
  puzzles: PuzzleLine[];
}

/** A puzzle in the list. */
export interface PuzzleLine {
  id: string;
  kind: string;
  level: number;
}

/** How an answer did; while a turn is going on or may be tried again, no more than that. */
export interface PuzzleVerdict {
  verdict: string;
  worth: number | null;
  solution: string[];
  choices: ChoiceFacts[];
  why: ReasonFacts[];
  knew: number[];
  solved: Record<string, number>;
}

/** What there was to choose: a move, or seats; `worth` is gems, or a chance from 0 to 1. */
export interface ChoiceFacts {
  answer: string[];
  moves: LegalMove[];
  worth: number;
  is_right: boolean;
  words: Words[];
}

/** A reason; in a round that one watched, with the move and the seat that it is about. */
export interface ReasonFacts {
  words: Words;
  move: number;
  seat: number;
  is_said: boolean;
}

/** A round to watch. */
export interface WatchedFacts {
  table: TableFacts;
  moments: WatchedMoment[];
}

/** What everybody saw after so many moves, and what was said then. */
export interface WatchedMoment {
  step: number;
  view: ViewFacts;
  events: Happening[];
  pieces: Record<string, PieceCount>;
}

/** A drill after some moves: what a table would tell, what to do now, and the answer. */
export interface DrillNews {
  moves: string[];
  news: News;
  begins: boolean;
  tasks: number;
  task: TaskFacts | null;
  verdict: string;
  said: Words | null;
  pieces: Record<string, PieceCount>;
}

/** One thing to do, and what is right where the reader may be shown it, else nothing. */
export interface TaskFacts {
  name: string;
  number: number;
  words: Words;
  does: "move" | "on" | "say";
  move: string;
  phrase: string;
  about: number | null;
  glows: boolean;
}

/** Why a wish is not a legal move; without a problem it is one. */
export interface WhyNot {
  problem: Problem | null;
}

/** Make a move, in notation, of the position that the client saw at version `expected`. */
export interface MoveRequest {
  type: "move";
  move: string;
  expected: number;
  hasty?: boolean;
  id?: number;
}

/** Say something to everybody: your own words, or a ready phrase, perhaps about a seat. */
export interface SayRequest {
  type: "say";
  text?: string;
  phrase?: string;
  about?: number | null;
  id?: number;
}

/** Turn your coach on or off. */
export interface CoachRequest {
  type: "coach";
  on: boolean;
  id?: number;
}

/** Give the seat up for this game; a bot plays on. */
export interface ResignRequest {
  type: "resign";
  id?: number;
}

/** Begin the game; `fill` names a bot for every free seat. */
export interface StartRequest {
  type: "start";
  fill?: string;
  id?: number;
}

/** Leave your seat while no game is on. */
export interface LeaveRequest {
  type: "leave";
  id?: number;
}

/** Open the table again for another game with the same people. */
export interface RematchRequest {
  type: "rematch";
  id?: number;
}

/** Add your own randomness to the deal, before the start and once per game. */
export interface MixRequest {
  type: "mix";
  text: string;
  id?: number;
}

/** Give a free seat to a bot; for the host. */
export interface InstallRequest {
  type: "install";
  seat: number;
  player: string;
  id?: number;
}

/** Take a bot away before the start, or a person at any time; for the host. */
export interface RemoveRequest {
  type: "remove";
  seat: number;
  id?: number;
}

/** Let removed people of a name in again; for the host. */
export interface ReadmitRequest {
  type: "readmit";
  name: string;
  id?: number;
}

/** Let people without a seat watch, or forbid it; for the host, at any time. */
export interface AdmitRequest {
  type: "admit";
  watchers: boolean;
  id?: number;
}

/** Let latecomers take the seats of bots in play, or forbid it; for the host, at any time. */
export interface InviteRequest {
  type: "invite";
  latecomers: boolean;
  id?: number;
}

/** Set the house rules before the start; for the host. What is not given stays. */
export interface ChangeRequest {
  type: "change";
  seats?: number | null;
  options?: Record<string, boolean | number | string> | null;
  clocking?: Clocking | null;
  public?: boolean | null;
  talk?: boolean | null;
  odds?: boolean | null;
  hints?: boolean | null;
  id?: number;
}

/** Ask why a move is not allowed at the position that the client saw at version `expected`. */
export interface ExplainRequest {
  type: "explain";
  wish: Record<string, boolean | number | string | (number | string)[]>;
  expected: number;
  id?: number;
}

/** Ask for a hint about your decision at version `expected`. */
export interface HintRequest {
  type: "hint";
  expected: number;
  id?: number;
}

/** Ask what your coach thinks of a move before it is made. */
export interface ReviewRequest {
  type: "review";
  move: string;
  expected: number;
  id?: number;
}

/** Ask how many there are of each card or tile, and how many everybody has seen. */
export interface CensusRequest {
  type: "census";
  id?: number;
}

/** Open a table. A program sets `bearer` and gets its token in the answer, not in a cookie. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, boolean | number | string>;
  clocking?: Clocking;
  public?: boolean;
  talk?: boolean;
  odds?: boolean;
  watchers?: boolean;
  latecomers?: boolean;
  hints?: boolean;
  name?: string;
  face?: number;
  fill?: string;
  start?: boolean;
  bearer?: boolean;
}

/** Take a seat. A program sets `bearer` and gets its token in the answer, not in a cookie. */
export interface NewSeat {
  name: string;
  seat?: number | null;
  face?: number;
  bearer?: boolean;
}

/** A short code that somebody read aloud. */
export interface Code {
  code: string;
}

/** A ticket that carries a seat to another device, once. */
export interface Ticket {
  ticket: string;
  bearer?: boolean;
}

/** A drill after some moves, and what one does then that is no move of the game. */
export interface DrillAttempt {
  drill: string;
  moves: string[];
  deed?: SayAtDrill | GoOn | null;
}

/** Say a ready phrase, perhaps about a seat or a goal. */
export interface SayAtDrill {
  type: "say";
  phrase: string;
  about?: number | null;
}

/** Go on where there is only something to see. */
export interface GoOn {
  type: "on";
}

/** A move that one would like to make at a drill, named by facts as Explain does. */
export interface DrillWish {
  drill: string;
  moves: string[];
  wish: Record<string, boolean | number | string | (number | string)[]>;
}

/** A move that a seat might have made after so many steps, named by facts as Explain does. */
export interface PastWish {
  step: number;
  seat: number;
  wish: Record<string, boolean | number | string | (number | string)[]>;
}

export type AnyToClient = Welcome | News | Presence | Accepted | Explained | Hinted | Reviewed | Counted | RefusedRequest | Closing;

export type AnyFromClient = MoveRequest | SayRequest | CoachRequest | ResignRequest | StartRequest | LeaveRequest | RematchRequest | MixRequest | InstallRequest | RemoveRequest | ReadmitRequest | AdmitRequest | InviteRequest | ChangeRequest | ExplainRequest | HintRequest | ReviewRequest | CensusRequest;
