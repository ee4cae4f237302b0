// Structural sharing: most of each update is unchanged.

/** Returns the new value, reusing the objects of the old one for unchanged parts, so that they need
 *  not be rerendered. */
export function share<Told>(before: unknown, now: Told): Told {
  if (before === now || typeof before !== "object" || typeof now !== "object") return now;
  if (before === null || now === null || Array.isArray(before) !== Array.isArray(now)) return now;
  const [was, is] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(is);
  let isSame = keys.length === Object.keys(was).length;
  let copy: Record<string, unknown> | null = null;
  for (const key of keys) {
    const shared = share(was[key], is[key]);
    isSame &&= shared === was[key] && key in was;
    if (shared === is[key]) continue;
    copy ??= (Array.isArray(now) ? [...now] : { ...now }) as Record<string, unknown>;
    copy[key] = shared;
  }
  return isSame ? (before as Told) : ((copy ?? now) as Told);
}
