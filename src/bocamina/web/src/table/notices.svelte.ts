// Short notices above the table.

export interface Notice {
  id: number;
  words: string;
  clause: string;
  tone: "plain" | "refusal" | "you";
}

const SECONDS = 6;
const MOST = 2;

export class Notices {
  all = $state.raw<Notice[]>([]);
  private last = 0;

  /** Shows a notice for a while, or until it is put away where it `stays`. */
  add(words: string, how: { tone?: Notice["tone"]; clause?: string; stays?: boolean } = {}): void {
    const id = ++this.last;
    const notice = { id, words, clause: how.clause ?? "", tone: how.tone ?? "plain" };
    this.all = [...this.all.slice(1 - MOST), notice];
    if (!how.stays) setTimeout(() => this.dismiss(id), SECONDS * 1000);
  }

  dismiss = (id: number): void => {
    this.all = this.all.filter((notice) => notice.id !== id);
  };
}
