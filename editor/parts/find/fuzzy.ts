import uFuzzy from "@leeoniya/ufuzzy";

/** A text that was found, and where in it what was typed stands: starts and ends, one after the other. */
export interface Found {
  index: number;
  ranges: readonly number[];
}

const letters = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: "\\p{Ll}\\p{Lu}",
  intraBound: "\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}",
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
} as const;
const exact = new uFuzzy(letters);
const forgiving = new uFuzzy({ ...letters, intraMode: 1 });

const anyOrder = 4; // words, at most, that may stand in another order
const ranked = 2000; // texts, at most, that are put in the order of how well they fit

/** The texts in which all that was typed stands, the best first; where there are none, those with one letter wrong in a word. */
export function findIn(texts: readonly string[], typed: string): Found[] {
  const plain = texts as string[]; // it does not change them
  return search(exact, plain, typed) ?? search(forgiving, plain, typed) ?? [];
}

/** The texts that are most like what was typed, for "did you mean". */
export const likeIt = (texts: readonly string[], typed: string): Found[] => search(forgiving, texts as string[], typed) ?? [];

function search(finder: uFuzzy, texts: string[], typed: string): Found[] | null {
  const [indexes, info, order] = finder.search(texts, typed, anyOrder, ranked);
  if (!indexes?.length) return null;
  if (!info || !order) return indexes.map((index) => ({ index, ranges: [] }));
  return order.map((at) => ({ index: info.idx[at] ?? 0, ranges: info.ranges[at] ?? [] }));
}
