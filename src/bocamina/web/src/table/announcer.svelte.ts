// The one voice of a table: everything that is said to screen readers.

const REST_MILLISECONDS = 150; // sooner, some readers say only the last of two texts

export class Announcer {
  polite = $state("");
  /** What follows the polite words, in one breath with them. */
  after = $state("");
  assertive = $state("");
  /** What was told last, to be read again by a key. */
  news = "";
  private last = ""; // read by no effect that speaks
  private called = "";
  private fresh = ""; // what was said in this moment
  private unsaid: string[] = [];
  private due = ""; // to be called when they have been said
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells news: what comes in one burst is said as one. */
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

  /** Says something now, after what was said in the same moment: else only the last is heard. */
  say = (text: string): void => {
    this.fresh = this.fresh ? `${this.fresh} ${text}` : text;
    setTimeout(() => (this.fresh = ""));
    // The same text twice would be swallowed.
    this.last = this.fresh === this.last ? `${this.fresh}\u00a0` : this.fresh;
    this.polite = this.last;
    this.after = "";
  };

  /** Interrupts, or no longer; but news of the same moment come first, and are not cut off. */
  call(text: string): void {
    this.due = this.unsaid.length > 0 ? text : "";
    const now = this.due ? "" : text;
    // Taken back and said again in one moment it would be the same, and swallowed.
    if (now) this.called = now === this.called ? `${now}\u00a0` : now;
    this.assertive = now && this.called;
  }
}
