// Parts of the client that cannot be fetched: the server is away, or it has a newer client by now.

import { at } from "./base";

const KEY = "bocamina-renewed";
const LATELY = 30_000; // milliseconds, within which a page is not loaded anew once more
const EVERY = 3000;

/** Returns whether the server answers. */
const isServerThere = () =>
  fetch(at("/"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Tells whether the page was loaded anew just now, and notes that it is; where nothing can be
 *  kept, it was. */
function wasRenewed(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < LATELY) return true;
    sessionStorage.setItem(KEY, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}

/** Loads the page anew where the server is there, since what is missing may have another name by
 *  now. Once: a part that is nowhere would have it done for ever. */
export async function renew(): Promise<"renewing" | "away" | "useless"> {
  if (!(await isServerThere())) return "away";
  if (wasRenewed()) return "useless";
  location.reload();
  return "renewing";
}

/** The same as soon as the server is there, while it is `wanted`; `told` hears why it takes long. */
export async function renewSoon(told: () => void, wanted = () => true): Promise<void> {
  for (let how = await renew(); how !== "renewing" && wanted(); how = await renew()) {
    told();
    if (how === "useless") return;
    await new Promise((rested) => setTimeout(rested, EVERY));
  }
}

/** Returns a part that has come, or loads the page anew where it has not. */
export async function orRenewed<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (error) {
    await renewSoon(() => undefined);
    throw error;
  }
}
