import type { Frame } from "../../ui/frame";

const name = "tournament";

/** Remembers which tournament was looked at last in this browser (C-2.44). */
export function keepLastTournament({ window }: Frame, id: number): void {
  try {
    window.localStorage.setItem(name, String(id));
  } catch {
    // then it is not remembered
  }
}

/** The tournament that was looked at last; null where there is none, or storage can't be read. */
export function lastTournament({ window }: Frame): number | null {
  try {
    const id = Number(window.localStorage.getItem(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}
