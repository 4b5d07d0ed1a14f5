import * as z from "zod/mini";

const stored = z.array(z.string().check(z.maxLength(220))).check(z.maxLength(5_000));
const name = "foyer.pages.closed";

/** The parts of the list of pages that this person has closed. */
export function readClosed(): ReadonlySet<string> {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(name) ?? "[]"));
    return new Set(parsed.success ? parsed.data : []);
  } catch {
    return new Set(); // what is stored is not ours, or there is no storage
  }
}

export function writeClosed(closed: ReadonlySet<string>) {
  try {
    localStorage.setItem(name, JSON.stringify([...closed]));
  } catch {
    // without storage it lasts as long as the list is open
  }
}
