// Short notices above the table.

export interface Notice {
  id: number;
  words: string;
  clause: string;
  tone: "plain" | "refusal" | "you";
  at: Spot | null; // the place of the tap that it answers
}

interface NoticeLook {
  tone?: Notice["tone"];
  clause?: string;
  stays?: boolean;
  aside?: boolean; // not at the tap, whose answer would hide what is tapped next
}

interface Spot {
  x: number;
  y: number;
}

let touched: Spot | null = null;

addEventListener("pointerdown", ({ clientX, clientY }) => (touched = { x: clientX, y: clientY }), {
  capture: true,
});
addEventListener(
  "keydown",
  () => {
    const box = document.activeElement?.getBoundingClientRect();
    touched = box && box.width < innerWidth ? { x: box.left, y: box.top } : null;
  },
  { capture: true },
);

const SECONDS = 6;
const MOST = 2;

export class Notices {
  all = $state.raw<Notice[]>([]);
  private last = 0;

  /** Shows a notice for a while, or until it is closed if it `stays`. */
  add(words: string, how: NoticeLook = {}): void {
    const id = ++this.last;
    const tone = how.tone ?? "plain";
    const notice = {
      id,
      words,
      clause: how.clause ?? "",
      tone,
      at: tone === "refusal" && !how.aside ? touched : null,
    };
    this.all = [...this.all.slice(1 - MOST), notice];
    if (!how.stays) setTimeout(() => this.dismiss(id), SECONDS * 1000);
  }

  /** Closes the answer to a tap at the next one. */
  answered(): void {
    const isLeft = ({ tone }: Notice) => tone !== "refusal";
    if (!this.all.every(isLeft)) this.all = this.all.filter(isLeft);
  }

  dismiss = (id: number): void => {
    this.all = this.all.filter((notice) => notice.id !== id);
  };
}
