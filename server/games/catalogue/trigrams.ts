/** How alike a search is to the text of a place, from 0 to 1: as a whole, and to the part of it that is most alike. */
interface Likeness {
  place: number;
  whole: number;
  part: number;
}

interface Least {
  whole: number;
  part: number;
}

/** Texts by the groups of three letters in them, to find those that are alike: as PostgreSQL's `pg_trgm` counts it, in memory. */
export interface TrigramIndex {
  /** Places that are as alike as one of both asks for, in no order. */
  placesAlike(words: string, least: Least): Likeness[];
}

/** Made in one go over all texts, which are folded already. */
export function indexTrigrams(texts: readonly string[]): TrigramIndex {
  const numberOf = new Map<number, number>();
  const eachOf = texts.map((text) =>
    trigramsOf(text).map((trigram) => {
      const number = numberOf.get(trigram) ?? numberOf.size;
      numberOf.set(trigram, number);
      return number;
    }),
  );
  const placesOf: number[][] = Array.from(numberOf, () => []);
  const sizes = new Uint16Array(texts.length);
  eachOf.forEach((numbers, place) => {
    for (const number of numbers) {
      const places = placesOf[number] ?? [];
      if (places.at(-1) === place) continue; // it is in the text twice
      places.push(place);
      sizes[place] = (sizes[place] ?? 0) + 1;
    }
  });

  return {
    placesAlike(words, least) {
      const asked = new Set(trigramsOf(words));
      const known = new Set([...asked].flatMap((trigram) => numberOf.get(trigram) ?? []));
      const shared = new Uint16Array(texts.length);
      for (const number of known) for (const place of placesOf[number] ?? []) shared[place] = (shared[place] ?? 0) + 1;
      const alike: Likeness[] = [];
      shared.forEach((both, place) => {
        if (both === 0) return;
        const whole = share(both, asked.size, sizes[place] ?? 0);
        const mayHavePart = share(both, asked.size, both) >= least.part;
        if (whole < least.whole && !mayHavePart) return;
        const part = likenessOfPart(eachOf[place] ?? [], known, asked.size);
        if (whole >= least.whole || part >= least.part) alike.push({ place, whole, part });
      });
      return alike;
    },
  };
}

/** Of each word, with two spaces before and one after it; each as one number. */
function trigramsOf(text: string): number[] {
  const trigrams: number[] = [];
  let [one, two] = [space, space];
  for (let at = 0; at <= text.length; at++) {
    const letter = at === text.length ? space : text.charCodeAt(at);
    if (letter !== space || two !== space) trigrams.push((one * letters + two) * letters + letter);
    [one, two] = letter === space ? [space, space] : [two, letter];
  }
  return trigrams;
}

const space = 32;
const letters = 2 ** 16;

/** How many are in both, of all that are in one of two sets; with the precision of `real`. */
const share = (both: number, one: number, other: number) => Math.fround(both / (one + other - both));

/**
 * `word_similarity`: the greatest share that a run of a text's trigrams has in common with those asked for. A run ends at one that is
 * asked for; where leaving out its first ones makes the share greater, it begins later from then on.
 */
function likenessOfPart(trigrams: readonly number[], asked: ReadonlySet<number>, askedCount: number): number {
  const lastAt = new Map<number, number>();
  let greatest = 0;
  let first = -1;
  let run = { size: 0, both: 0 };
  trigrams.forEach((trigram, at) => {
    const isAsked = asked.has(trigram);
    if (first === -1 && !isAsked) return;
    if (!lastAt.has(trigram)) run = { size: run.size + 1, both: run.both + (isAsked ? 1 : 0) };
    lastAt.set(trigram, at);
    if (!isAsked) return;
    if (first === -1) first = at;
    const from = first;
    let best = share(run.both, askedCount, run.size);
    let rest = run;
    for (let start = from; start <= at; start++) {
      const likeness = share(rest.both, askedCount, rest.size);
      if (likeness > best) [best, run, first] = [likeness, rest, start];
      const left = trigrams[start] ?? -1;
      if (lastAt.get(left) === start) rest = { size: rest.size - 1, both: rest.both - (asked.has(left) ? 1 : 0) };
    }
    for (let start = from; start < first; start++) {
      const left = trigrams[start] ?? -1;
      if (lastAt.get(left) === start) lastAt.delete(left);
    }
    greatest = Math.max(greatest, best);
  });
  return greatest;
}
