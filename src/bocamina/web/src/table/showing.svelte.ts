// The shown state of a table: it follows the received state, scene by scene.

import { flushSync } from "svelte";
import { loadTable } from "../games";
import type { Facts, GameTable, Lead, Legal } from "../games/contract";
import { sayPhrase, tell } from "../i18n/tell";
import { say, words } from "../i18n/words.svelte";
import { pace } from "../settings.svelte";
import { share } from "../sharing";
import { play } from "../sound";
import type { Happening } from "./facts";
import type { ClockFacts, News, TableFacts } from "../wire";
import { Announcer } from "./announcer.svelte";
import { Bubbles } from "./bubbles.svelte";
import { noteCommitment } from "./commitment";
import { notifyTurn } from "./cues";
import { Muting } from "./muting.svelte";
import { Notices } from "./notices.svelte";
import { programme, type AnyView, type ToldScene } from "./programme";
import { concerns, sound } from "./reacting";
import { namesOf } from "./seats";
import { Stage } from "./stage";
import { isTalk, type Talk } from "./talk";

/** Returns the show before a scene, scaled to a share of its duration. */
function leadOf(scene: ToldScene | null, share: number): Lead | null {
  return scene?.show ? { ...scene.show, milliseconds: scene.show.milliseconds * share } : null;
}

export class Showing {
  facts = $state.raw<TableFacts | null>(null);
  game = $state.raw<GameTable | null>(null);
  isMissing = $state(false); // whether the game's module failed to load
  view = $state.raw<AnyView | null>(null);
  legal = $state.raw<Legal<unknown>[]>([]);
  shown = $state(0); // how many scenes
  lead = $state.raw<Lead | null>(null); // the show before the next scene
  isTelling = $state(false); // more has been received
  events = $state.raw<Happening[]>([]);
  log = $state.raw<Happening[]>([]);
  clocks = $state.raw<ClockFacts | null>(null);
  clocksAt = $state(0);
  seat = $state(-1);
  pendingMove = $state<string | null>(null);
  readonly notices = new Notices();
  readonly voice = new Announcer();
  readonly bubbles = new Bubbles();
  readonly muting: Muting;

  protected known: number | null = null; // the version that was received last
  protected isHurried = false; // by the tap that is under way
  protected stage: Stage<ToldScene>;
  protected cameBack = false; // after the line was lost
  private received: AnyView | null = null;
  private gameName = "";
  private wasYourTurn = false;
  private asked = ""; // of one whose turn it is

  constructor(readonly table: string) {
    this.muting = new Muting(table);
    this.stage = new Stage<ToldScene>({
      open: (scene, share) => (this.lead = leadOf(scene, share)),
      tell: (scene, isHurried) => this.tellScene(scene, isHurried),
      caughtUp: (steps) => this.note(say("web-caught-up", { steps })),
      changed: () => (this.isTelling = this.stage.isTelling),
      pace,
      isHidden: () => document.hidden,
    });
  }

  /** Takes in new state; the stage decides when it is shown. */
  protected take(news: News): void {
    const isFirst = this.known === null;
    if (!isFirst && news.version < this.known!) return;
    if (news.table && this.gameName !== news.table.game) {
      this.gameName = news.table.game;
      loadTable(news.table.game).then(
        (table) => (this.game = table),
        () => (this.isMissing = true),
      );
    }
    if (news.table) noteCommitment(news.table);
    const reopened = news.events.findLastIndex(
      (event) => event.at_table && event.event === "table_reopened",
    );
    const fresh = reopened < 0 ? news.events : news.events.slice(reopened);
    this.known = news.version;
    this.clocks = news.clocks ?? null;
    this.clocksAt = Date.now();
    const before = this.received;
    this.received = news.view;
    const isJump =
      isFirst || this.cameBack || reopened >= 0 || before === null || this.received === null;
    this.cameBack = false;
    if (isFirst || reopened >= 0) this.log = [];
    const scenes = programme(isJump ? null : this.game, fresh, before, this.received, news);
    if (isJump) this.stage.jump(news.version, scenes);
    else this.stage.push(news.version, scenes);
    // The whole history is not announced to somebody who comes to the table.
    if (isFirst) this.events = [];
  }

  private tellScene(scene: ToldScene, isHurried: boolean): void {
    const { events, news } = scene;
    const isFirst = this.shown === 0;
    this.log = [...this.log, ...events];
    this.events = events;
    this.view = share(this.view, scene.view);
    this.shown += 1;
    if (news?.table) this.facts = share(this.facts, news.table);
    this.legal = (news?.legal ?? []).map(({ move, about }) => ({ move, about: about ?? {} }));
    if (!this.legal.some(({ move }) => move === this.pendingMove)) this.pendingMove = null;
    if (!isFirst) this.react(events, isHurried);
    if (scene.stays) this.wasYourTurn = false; // a prompt after a staged scene is announced again
    if (news) this.cueTurn(isFirst);
  }

  /** Announces, sounds and notes events. */
  private react(events: readonly Happening[], isHurried: boolean): void {
    const hasResigned = this.facts?.seats[this.seat]?.has_resigned ?? false;
    const reader = { seat: this.seat, game: this.game, hasResigned };
    const heard = events.filter((event) => this.muting.isHeard(event, this.names));
    if (!isHurried) sound(heard, reader, document.hidden);
    this.voice.tell(heard.filter((event) => !this.isSilent(event)).map((each) => this.tell(each)));
    for (const event of heard.filter(isTalk)) this.showTalk(event);
    for (const event of events)
      if (concerns(event, reader)) this.note(this.tell(event), { tone: "you" });
  }

  private showTalk({ event, facts }: Talk): void {
    const words = event === "text_said" ? facts.text : sayPhrase(facts, this.called, say);
    this.bubbles.say(facts.seat, words);
  }

  private cueTurn(isFirst: boolean): void {
    const yours = this.isYourTurn;
    if (yours && !this.wasYourTurn) {
      this.voice.call(say("web-your-turn"));
      if (!isFirst) play("turn");
      notifyTurn(this.table, this.facts ? say(this.facts.game.replaceAll("_", "-")) : "");
    } else if (!yours) this.voice.call("");
    // A turn of several steps goes on: announce the rest of it after the events.
    const asked = (yours && this.view && this.game?.prompt?.(this.view, this.legal, say)) || "";
    if (yours && this.wasYourTurn && asked !== this.asked) this.voice.tell([asked]);
    this.asked = asked;
    this.wasYourTurn = yours;
  }

  /** Skips all shows for a tap or a key, which must then not do anything irreversible. */
  hurry = (): void => {
    this.isHurried = this.stage.isTelling;
    if (this.isHurried) flushSync(() => this.stage.finish());
  };

  skip = (): void => this.stage.finish();

  readonly isYourTurn = $derived(
    this.facts?.status === "playing" && this.view !== null && this.view.turn.includes(this.seat),
  );

  /** The version that was received last. */
  get latest(): number {
    return this.known ?? 0;
  }

  readonly names = $derived.by(() => namesOf(this.facts));

  // A reader without a name is called "you".
  private readonly called = $derived(
    this.names.map((name, seat) =>
      seat === this.seat && name === say("web-default-name") ? `${name} ${say("web-you")}` : name,
    ),
  );

  isSilent(event: Happening): boolean {
    return !event.at_table && (this.game?.silent?.includes(event.event) ?? false);
  }

  // A cache for this language, these names and this seat.
  private readonly told = $derived.by(() => {
    void [words.bundle, this.names, this.seat, this.game];
    return new WeakMap<Happening, string>();
  });

  /** Puts an event into words, cached because every step renders the whole log. */
  tell(event: Happening): string {
    const { told } = this;
    const line = told.get(event) ?? this.tellNew(event);
    told.set(event, line);
    return line;
  }

  private tellNew(event: Happening): string {
    const more = event.at_table ? {} : this.wordsFor(event.facts);
    const { game = "" } = this.facts ?? {};
    return tell(game, event, this.called, this.seat, say, more, words.knows);
  }

  /** Returns the game's words for some facts. */
  wordsFor(facts: Record<string, unknown>): Facts {
    return this.game?.words?.(facts, say, this.view) ?? {};
  }

  note = this.notices.add.bind(this.notices);

  get polite(): string {
    return this.voice.polite;
  }
}
