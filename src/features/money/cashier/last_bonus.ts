/** Where the bonus that was chosen last is kept (C-4.06). */
const key = "lastBonus";
/** How long it counts (C-9.16). */
const validFor = 120_000;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** The bonus chosen within the last two minutes, by its id; null for none, or where the browser keeps nothing (C-4.06, C-4.07). */
export function readLastBonus(storage: Storage | undefined, now: number): number | null {
  try {
    const { bonusId, at } = JSON.parse(storage?.getItem(key) ?? "null") ?? {};
    const isValid = Number.isSafeInteger(bonusId) && bonusId > 0 && typeof at === "number";
    return isValid && now - at < validFor && now >= at ? bonusId : null;
  } catch {
    return null;
  }
}

/** Keeps the choice, or forgets it. */
export function writeLastBonus(storage: Storage | undefined, bonusId: number | null, now: number): void {
  try {
    if (bonusId === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify({ bonusId, at: now }));
  } catch {
    // a browser that keeps nothing asks again
  }
}
