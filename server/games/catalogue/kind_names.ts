import type { Bits } from "./bits";
import { fold } from "./fold";
import { withoutSpaces } from "./name_index";

export interface Kind {
  games: Bits;
  /** In every language. */
  names: Iterable<string>;
}

/** What a kind of games is called, as searches compare it. */
interface KindName {
  name: string;
  /** Without spaces. */
  dense: string;
  /** How many words. */
  length: number;
  games: Bits;
}

export type KindNames = readonly KindName[];

export const nameKinds = (kinds: Iterable<Kind>): KindNames =>
  Array.from(kinds).flatMap(({ games, names }) =>
    [...new Set(Array.from(names, fold))]
      .filter((name) => name !== "")
      .map((name) => ({ name, dense: withoutSpaces(name), length: name.split(" ").length, games })),
  );

/** A beginning of fewer letters may be that of anything. */
const leastOfBeginning = 3;

/** Games of each kind that is called so, or begins so and has no more words: who writes "fruit" does not ask for fruit machines. */
export function findKinds(kinds: KindNames, words: string): Bits[] {
  const [dense, length] = [withoutSpaces(words), words.split(" ").length];
  const isBeginning = words.length >= leastOfBeginning;
  const called = kinds.filter(
    (kind) => kind.dense === dense || (isBeginning && kind.length === length && kind.name.startsWith(words)),
  );
  return called.map(({ games }) => games);
}
