// Where on its site the server is: "" at the top, "/games" below a path of that name.

// Unit tests have no document.
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="bocamina-base"]');

const base = told?.content ?? "";

/** Returns the address of one of the server's own paths. */
export function at(path: string): string {
  return base + path;
}

/** Returns one of the server's own paths as a whole address, to hand to others. */
export function wholeAddress(path: string): string {
  return location.origin + at(path);
}

/** Returns where the reader is, as one of the server's own paths. */
export function pathHere(): string {
  const path = location.pathname;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : "/";
}
