// Where on its site the server is: "" at the top, "/games" below a path of that name.

// Unit tests have no document.
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="bocamina-base"]');

const base = told?.content ?? "";

/** Returns the address of one of the server's own paths. */
export function at(path: string): string {
  return base + path;
}

/** Returns one of the server's own paths as a whole address, to hand to others. It says in which
 *  language a link to it is shown elsewhere; whoever opens it reads their own. */
export function wholeAddress(path: string, language = document.documentElement.lang): string {
  const address = new URL(at(path), location.origin);
  address.searchParams.set("l", language);
  return address.href;
}

/** Returns where the reader is, as one of the server's own paths. */
export function pathHere(): string {
  const path = location.pathname;
  return path.startsWith(`${base}/`) ? path.slice(base.length) : "/";
}
