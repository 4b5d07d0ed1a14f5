import type { Viewer } from "../schemas/viewer";
import type { LazyTopic } from "../src/kit/words/lazy_topics";
import { withWords } from "../src/kit/words/need_words";
import type { SectionDefinition } from "./define_section";

type Columns = (props: Record<string, unknown>) => readonly (readonly string[])[];
type Load = () => Promise<{ default: SectionDefinition }>;

/** Who looks, and the address's parameters. */
export interface Who {
  viewer: Pick<Viewer, "session">;
  search: string;
}

/** What is known of a type before its code is there. */
export interface Behaviour {
  /** It has no behaviour, so the server's HTML is all that a visitor needs. */
  isStatic?: boolean;
  /** For guests its code comes when they first do anything, unless its HTML says `data-alive`: something ticks, moves or begins by itself. */
  onlyReacts?: boolean;
  /** For whom its code comes with the page all the same: whoever is signed in, unless it says otherwise. */
  startsFor?: (who: Who) => boolean;
  /** The names of the sections that it takes into columns, for types that do. */
  columns?: Columns;
  /** What it holds is another page. */
  holdsPage?: boolean;
  /** The words that its code looks up besides those of every page. */
  words?: readonly LazyTopic[];
}

/** A type's chunk: asked for once, then at hand without waiting. */
export interface SectionLoader {
  isStatic: boolean;
  onlyReacts: boolean;
  startsFor: (who: Who) => boolean;
  columns: Columns | undefined;
  holdsPage: boolean;
  words: readonly LazyTopic[];
  /** The definition, where its chunk has come. */
  loaded(): SectionDefinition | null;
  load(): Promise<SectionDefinition>;
}

const isSignedIn = ({ viewer }: Who) => viewer.session === "user";

export function createLoader(
  load: Load,
  { isStatic = false, onlyReacts = false, startsFor = isSignedIn, columns, holdsPage = false, words = [] }: Behaviour = {},
): SectionLoader {
  let definition: SectionDefinition | null = null;
  let pending: Promise<SectionDefinition> | null = null;
  return {
    isStatic,
    onlyReacts,
    startsFor: onlyReacts ? startsFor : () => true,
    columns,
    holdsPage,
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
