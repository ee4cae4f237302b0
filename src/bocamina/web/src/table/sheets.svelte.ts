// The visible panel: on a phone one sheet or none, on a desktop always the log or the talk.

export type Sheet = "players" | "log" | "talk";

export class Sheets {
  open = $state<Sheet | null>(null);
  side = $state<"log" | "talk">("log");

  toggle(sheet: Sheet): void {
    if (sheet !== "players") this.side = sheet;
    this.open = this.open === sheet ? null : sheet;
  }

  /** Closes the sheet, if one is open. */
  close(): boolean {
    const was = this.open !== null;
    this.open = null;
    return was;
  }
}
