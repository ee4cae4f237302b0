// The announcer of a table: everything for screen readers.

const REST_MILLISECONDS = 150; // with less, some screen readers skip the first of two texts

export class Announcer {
  polite = $state("");
  /** Text that follows the polite one in the same announcement. */
  after = $state("");
  assertive = $state("");
  /** The last announcement, to be repeated by a key. */
  news = "";
  private last = ""; // not reactive in effects that speak
  private called = "";
  private fresh = ""; // the texts of this moment
  private unsaid: string[] = [];
  private due = ""; // callbacks for when they have been announced
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces news: a burst is merged into one text (debounced). */
  tell(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.unsaid.push(...lines);
    this.news = this.unsaid.join(" ");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.unsaid = [];
      this.say(this.news);
      this.after = this.due;
      this.due = "";
    }, REST_MILLISECONDS);
  }

  /** Announces something now, merged with the texts of the same moment: otherwise only the last is
   *  heard. */
  say = (text: string): void => {
    this.fresh = this.fresh ? `${this.fresh} ${text}` : text;
    setTimeout(() => (this.fresh = ""));
    // The same text twice would not be announced.
    this.last = this.fresh === this.last ? `${this.fresh}\u00a0` : this.fresh;
    this.polite = this.last;
    this.after = "";
  };

  /** Sets or clears the assertive text; news of the same moment comes first, and is not cut off. */
  call(text: string): void {
    this.due = this.unsaid.length > 0 ? text : "";
    const now = this.due ? "" : text;
    // Cleared and set again in one moment, it would be unchanged, and not announced.
    if (now) this.called = now === this.called ? `${now}\u00a0` : now;
    this.assertive = now && this.called;
  }
}
