import { indexTrigrams, type TrigramIndex } from "./trigrams";

/** Names in which words are looked for: all in one long string, in which looking is quick. */
export interface NameIndex {
  /** Of each place: the folded name, the same without spaces, the folded name of the studio. */
  names: readonly string[];
  dense: readonly string[];
  studios: readonly string[];
  /** Places whose name or studio's name, or name without spaces, holds a word. */
  placesWith(word: string): Set<number>;
  placesWithDense(word: string): Set<number>;
  /** Names by how alike they are; made when it is first asked for. */
  trigrams(): TrigramIndex;
}

export function indexNames(pairs: readonly (readonly [name: string, studio: string])[]): NameIndex {
  const names = pairs.map(([name]) => name);
  const studios = pairs.map(([, studio]) => studio);
  const dense = names.map(withoutSpaces);
  let trigrams: TrigramIndex | undefined;
  return {
    names,
    dense,
    studios,
    placesWith: finderIn(pairs.map(([name, studio]) => `${name}\t${studio}`)),
    placesWithDense: finderIn(dense),
    trigrams: () => (trigrams ??= indexTrigrams(names)),
  };
}

export const withoutSpaces = (words: string) => words.replaceAll(" ", "");

function finderIn(lines: readonly string[]) {
  const whole = lines.join("\n");
  const starts = new Uint32Array(lines.length);
  let next = 0;
  lines.forEach((line, place) => {
    starts[place] = next;
    next += line.length + 1;
  });
  return (word: string) => {
    const places = new Set<number>();
    for (let at = whole.indexOf(word); at !== -1;) {
      const place = lastUpTo(starts, at);
      places.add(place);
      const end = starts[place + 1]; // one hit in a line is enough
      at = end === undefined ? -1 : whole.indexOf(word, end);
    }
    return places;
  };
}

/** The last line that starts at or before a position. */
function lastUpTo(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
