// Speech bubbles of the latest remarks.

export interface Bubble {
  number: number; // of what is seen, which others may join
  latest: number; // of what was said last in it
  seats: readonly number[]; // several if they say the same
  words: string;
}

const MILLISECONDS = 4500;

export class Bubbles {
  all = $state.raw<Bubble[]>([]);
  isHushed = $state(false); // something is open that they would cover
  private said = 0;

  /** Shows a seat's remark for a while, replacing its previous one. */
  say(seat: number, words: string): void {
    const latest = (this.said += 1);
    const others = this.all
      .map((each) => ({ ...each, seats: each.seats.filter((other) => other !== seat) }))
      .filter(({ seats }) => seats.length > 0);
    const same = others.find((each) => each.words === words);
    const { number, seats } = same ?? { number: latest, seats: [] };
    const bubble = { number, latest, seats: [...seats, seat], words };
    this.all = same ? others.map((each) => (each === same ? bubble : each)) : [...others, bubble];
    setTimeout(() => (this.all = this.all.filter((each) => each.latest !== latest)), MILLISECONDS);
  }

  /** Removes remarks that were made before something else happened. */
  clear(): void {
    this.all = [];
  }

  hush = (isHushed: boolean): void => {
    this.isHushed = isHushed;
  };
}
