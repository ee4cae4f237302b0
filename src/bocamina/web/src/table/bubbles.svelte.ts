// What was just said, seen at the one who said it.

export interface Bubble {
  seat: number;
  words: string;
}

const MILLISECONDS = 4500;

export class Bubbles {
  all = $state.raw<Bubble[]>([]);

  /** Shows what a seat says for a while, in place of what it said before. */
  say(seat: number, words: string): void {
    const bubble = { seat, words };
    this.all = [...this.all.filter((each) => each.seat !== seat), bubble];
    setTimeout(() => (this.all = this.all.filter((each) => each !== bubble)), MILLISECONDS);
  }
}
