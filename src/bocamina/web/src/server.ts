// The server's HTTP interface.

import { at } from "./base";
import type {
  AnalysisNews,
  Claim,
  Deal,
  DrillAttempt,
  Moments,
  Admission,
  DrillNews,
  DrillWish,
  FoundTable,
  GameFacts,
  Glance,
  LessonFacts,
  ListedTable,
  NewSeat,
  NewTable,
  OfferedTicket,
  PastWish,
  Problem,
  PuzzleFacts,
  PuzzleList,
  PuzzleVerdict,
  Story,
  TableFacts,
  WatchedFacts,
  WhyNot,
} from "./wire";

/** A request that the server refused, or that did not reach it. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason ?? problem.kind);
  }
}

/** Returns the reason why a request failed. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : { kind: "refused", reason: "unavailable" };
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(at(path), { ...init, credentials: "same-origin" });
  } catch {
    throw new Refusal({ kind: "refused", reason: "offline" }, 0);
  }
  if (answer.ok) return answer;
  let problem: Problem = { kind: "refused", reason: "unavailable" };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // A proxy's own error page has no details.
  }
  throw new Refusal(problem, answer.status);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

let games: Promise<GameFacts[]> | undefined;

/** The catalogue of games; cached. */
export function listGames(): Promise<GameFacts[]> {
  games ??= json<GameFacts[]>("/api/games").catch((error: unknown) => {
    games = undefined;
    throw error;
  });
  return games;
}

/** All messages of the server in a language, as Fluent text. */
export const wordsOfServer = async (language: string) =>
  (await ask(`/api/words/${language}`)).text();

export const glanceAt = (table: string) => json<Glance>(`/api/tables/${table}/glance`);
export const listTables = () => json<ListedTable[]>("/api/tables");
export const openTable = (wish: NewTable) => json<Admission>("/api/tables", wish);
export const findCode = (code: string) => json<FoundTable>("/api/codes", { code });
export const sit = (table: string, wish: NewSeat) =>
  json<Admission>(`/api/tables/${table}/seats`, wish);
export const offerTicket = (table: string) =>
  json<OfferedTicket>(`/api/tables/${table}/tickets`, {});
export const useTicket = (table: string, ticket: string) =>
  json<Admission>(`/api/tables/${table}/keys`, { ticket });
export const readRules = async (game: string, language: string) =>
  (await ask(`/api/games/${game}/rules/${language}`)).text();
export const readGuide = async (game: string, language: string) =>
  (await ask(`/api/games/${game}/rulebook/${language}`)).text();
export const readRulesPicture = async (game: string, name: string) =>
  (await ask(`/api/games/${game}/pictures/${name}`)).text();
export const readRecord = async (table: string, game: number) =>
  (await ask(`/api/tables/${table}/record?game=${game}`)).text();

/** Returns why one cannot be at a table, if the server says so. */
export async function whyNotThere(table: string): Promise<Problem | null> {
  try {
    await ask(`/api/tables/${table}`);
    return null;
  } catch (error) {
    return error instanceof Refusal && [403, 404, 410].includes(error.status)
      ? error.problem
      : null;
  }
}

/** Lists the games of a table that are over, each with the table as it was then. */
export const readGames = (table: string) => json<TableFacts[]>(`/api/tables/${table}/games`);

/** Returns what was said with ready phrases in a finished game, compared with the truth. */
export const readClaims = (table: string, game: number) =>
  json<Claim[]>(`/api/tables/${table}/claims?game=${game}`);

/** Returns what a finished game has to tell. */
export const readStory = (table: string, game: number) =>
  json<Story>(`/api/tables/${table}/story?game=${game}`);

/** Returns how far the analysis of a finished game is, and all of it where more than `known` parts
 *  are there. */
export const readAnalysis = (table: string, game: number, known: number) =>
  json<AnalysisNews>(`/api/tables/${table}/analysis?game=${game}&known=${known}`);

/** Asks for the analysis of a finished game. */
export const askAnalysis = (table: string, game: number) =>
  json<AnalysisNews>(`/api/tables/${table}/analysis?game=${game}`, {});

/** Returns the random choices of a finished game and what is needed to check them. */
export const readDeal = (table: string, game: number) =>
  json<Deal>(`/api/tables/${table}/deal?game=${game}`);

let puzzles: Promise<PuzzleList> | undefined;

/** All puzzles, and the one of the day; cached. */
export function listPuzzles(): Promise<PuzzleList> {
  puzzles ??= json<PuzzleList>("/api/puzzles").catch((error: unknown) => {
    puzzles = undefined;
    throw error;
  });
  return puzzles;
}

/** Returns what a puzzle asks; `today` is the one of the day. */
export const readPuzzle = (id: string) => json<PuzzleFacts>(`/api/puzzles/${id}`);

/** Returns the round that a puzzle asks about. */
export const watchPuzzle = (id: string) => json<WatchedFacts>(`/api/puzzles/${id}/watch`);

/** Returns how an answer does; an empty one gives up. */
export const answerPuzzle = (id: string, answer: string[]) =>
  json<PuzzleVerdict>(`/api/puzzles/${id}/answers`, { answer });

/** Returns steps of a finished game as a viewer saw them: a seat, -1 a spectator, -2 the truth.
 *  A `start` of -1 is the last position. */
export const readMoments = (
  table: string,
  game: number,
  viewer: number,
  start: number,
  count: number,
  legal = false,
) =>
  json<Moments>(
    `/api/tables/${table}/moments?game=${game}&viewer=${viewer}&start=${start}&count=${count}` +
      (legal ? "&legal=true" : ""),
  );

/** Returns why a wish of a seat was not allowed after some steps of a finished game. */
export const whyNotThen = (table: string, game: number, wish: PastWish) =>
  json<WhyNot>(`/api/tables/${table}/moments/wishes?game=${game}`, wish);

let lessons: Promise<LessonFacts[]> | undefined;

/** All lessons; cached. */
export function listLessons(): Promise<LessonFacts[]> {
  lessons ??= json<LessonFacts[]>("/api/lessons").catch((error: unknown) => {
    lessons = undefined;
    throw error;
  });
  return lessons;
}

/** Returns a prepared table after some moves, and what is done then that is no move. */
export const practise = (
  drill: string,
  moves: readonly string[],
  deed: DrillAttempt["deed"] = null,
) => json<DrillNews>("/api/drills", { drill, moves, deed });

/** Returns why a wish is not allowed at a prepared table. */
export const whyNotAtDrill = (drill: string, moves: readonly string[], wish: DrillWish["wish"]) =>
  json<WhyNot>("/api/drills/wishes", { drill, moves, wish });

/** A picture rendered by the server, and its address. */
export interface Picture {
  file: File;
  address: string;
}

/** Returns the picture of how the game at a table ended. */
export async function readPicture(code: string, language: string, name: string): Promise<Picture> {
  const answer = await ask(`/pictures/${code}/share.${language}.png`);
  const file = new File([await answer.blob()], name, { type: "image/png" });
  return { file, address: answer.url };
}
