import type { LaterTopic } from "../src/words/later_topics";
import { withWords } from "../src/words/need_words";
import type { SectionDefinition } from "./define_section";

type Columns = (props: Record<string, unknown>) => readonly (readonly string[])[];
type Load<Props> = () => Promise<{ default: SectionDefinition<Props> }>;

/** A type's chunk: asked for once, then at hand without waiting. */
export interface SectionLoader<Props = never> {
  /** It has no behaviour, so the server's HTML is all that a visitor needs. */
  isStill: boolean;
  /** The names of the sections that it takes into columns, for types that do. */
  columns: Columns | undefined;
  words: readonly LaterTopic[];
  /** The definition, where its chunk has come. */
  loaded(): SectionDefinition<Props> | null;
  load(): Promise<SectionDefinition<Props>>;
}

interface Options {
  columns?: Columns;
  /** The words that its code looks up besides those of every page. */
  words?: readonly LaterTopic[];
}

export const live = <Props>(load: Load<Props>, options: Options = {}) => createLoader(load, { ...options, isStill: false });
export const still = <Props>(load: Load<Props>) => createLoader(load, { isStill: true });

function createLoader<Props>(
  load: Load<Props>,
  { isStill, columns, words = [] }: Options & { isStill: boolean },
): SectionLoader<Props> {
  let definition: SectionDefinition<Props> | null = null;
  let pending: Promise<SectionDefinition<Props>> | null = null;
  return {
    isStill,
    columns,
    words,
    loaded: () => definition,
    load() {
      pending ??= readable(
        withWords(load(), ...words).then(({ default: loaded }) => (definition = loaded)),
        () => (pending = null), // a chunk that did not come may come at the next try
      );
      return pending;
    },
  };
}

/** A promise that says itself how it stands, as React's `use` reads it: once it is there nothing suspends any more. */
function readable<Value>(promise: Promise<Value>, onFailure: () => void) {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    (reason: unknown) => {
      Object.assign(promise, { status: "rejected", reason });
      onFailure();
    },
  );
  return promise;
}
