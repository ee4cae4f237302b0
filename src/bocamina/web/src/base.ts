// The base path of the server on its site: "" at the root, or such as "/games".

// Unit tests have no document.
const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="bocamina-base"]');

const base = told?.content ?? "";

/** Returns the address of one of the server's own paths. */
export function at(path: string): string {
  return base + path;
}

/** Returns one of the server's own paths as an absolute URL for sharing. It includes the language
 *  of link previews; those who open it read their own. */
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
