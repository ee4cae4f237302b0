// Parts of the client that fail to load: the server is down, or it has a newer client by now.

import { at } from "./base";

const KEY = "bocamina-renewed";
const LATELY = 30_000; // milliseconds within which a page is not reloaded again
const EVERY = 3000;

/** Returns whether the server answers. */
const isServerThere = () =>
  fetch(at("/"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Tells whether the page was reloaded just now, and notes that it is; without storage, assumes so.
 *  */
function wasRenewed(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LATELY) return true;
    sessionStorage.setItem(KEY, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}

/** Reloads the page if the server answers, since the missing file may have another name by now.
 *  Only once: a part that does not exist would cause an endless loop. */
export async function renew(): Promise<"renewing" | "away" | "useless"> {
  if (!(await isServerThere())) return "away";
  if (wasRenewed()) return "useless";
  location.reload();
  return "renewing";
}

/** The same as soon as the server answers, while it is `wanted`; `told` hears why it takes long. */
export async function renewSoon(told: () => void, wanted = () => true): Promise<void> {
  for (let how = await renew(); how !== "renewing" && wanted(); how = await renew()) {
    told();
    if (how === "useless") return;
    await new Promise((rested) => setTimeout(rested, EVERY));
  }
}

/** Returns a loaded part, or reloads the page if loading failed. */
export async function orRenewed<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    await renewSoon(() => undefined);
    throw error;
  }
}
