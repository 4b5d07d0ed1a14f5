import type { Frame } from "../../../kit/ui/frame";

const name = "tournament";

/** Remembers which tournament was looked at last in this browser (C-2.44). */
export function keepLastTournament({ window }: Frame, id: number): void {
  try {
    window.localStorage.setItem(name, String(id));
  } catch {
    // then it is not remembered
  }
}
