import { type Bits, inAny } from "./bits";
import { fold } from "./fold";
import { withoutSpaces } from "./name_index";

/** What kinds of games are called, as searches compare it, with the places of their games. */
export type KindNames = ReadonlyMap<string, readonly Bits[]>;

export interface Kind {
  games: Bits;
  /** In every language. */
  names: Iterable<string>;
}

export function nameKinds(kinds: Iterable<Kind>): KindNames {
  const named = new Map<string, Bits[]>();
  for (const { games, names } of kinds)
    for (const name of new Set(Array.from(names, fold))) {
      const known = named.get(name);
      if (known) known.push(games);
      else named.set(name, [games]);
    }
  named.delete("");
  return named;
}

/** A beginning of fewer letters may be that of anything. */
const leastOfBeginning = 3;

/** Games of the kinds that are called so, or that begin so and have no more words: who writes "live" does not ask for "live roulette" alone. */
export function findKinds(kinds: KindNames, size: number, words: string): Bits {
  const many = words.split(" ").length;
  const dense = withoutSpaces(words);
  const isCalledSo = (name: string) =>
    name === words ||
    withoutSpaces(name) === dense ||
    (words.length >= leastOfBeginning && name.startsWith(words) && name.split(" ").length === many);
  const found = Array.from(kinds, ([name, games]) => (isCalledSo(name) ? games : []));
  return inAny(size, found.flat());
}
