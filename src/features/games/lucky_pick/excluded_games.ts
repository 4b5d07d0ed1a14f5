/** What is kept: each game with the moment from which it may be picked again. */
type Kept = readonly (readonly [game: string, until: number])[];

export const excludedKey = "foyer.excluded_games";
const lifetime = 3_600_000; // an hour, for each game by itself (L-4.42, L-9.13)
const most = 200;

/** The games that a lucky pick leaves out in this browser. */
export const excludedGames = (window: Window, now = Date.now()): string[] => read(window, now).map(([game]) => game);

/** Leaves a game out for an hour. */
export function excludeGame(window: Window, game: string, now = Date.now()): void {
  const others = read(window, now).filter(([kept]) => kept !== game);
  const kept: Kept = [...others, [game, now + lifetime] as const].slice(-most);
  try {
    window.localStorage.setItem(excludedKey, JSON.stringify(kept));
  } catch (error) {
    giveUp(window, error);
  }
}

function read(window: Window, now: number): Kept {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(excludedKey) ?? "[]");
    if (!Array.isArray(kept) || !kept.every(isEntry)) throw new TypeError("Not a list of games and times");
    return kept.filter(([, until]) => until > now && until <= now + lifetime);
  } catch (error) {
    giveUp(window, error);
    return [];
  }
}

const isEntry = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** What can't be read or written is said and taken away (L-8.15). */
function giveUp({ localStorage }: Window, error: unknown) {
  console.error("Excluded games could not be kept:", error);
  try {
    localStorage.removeItem(excludedKey);
  } catch {
    // storage is switched off: there is nothing to take away
  }
}
