import type { SectionDefinition } from "./define_section";

type Columns = (props: Record<string, unknown>) => readonly (readonly string[])[];
type Load = () => Promise<{ default: SectionDefinition }>;

/** A type's chunk: asked for once, then at hand without waiting. */
export interface SectionLoader {
  /** It has no behaviour, so the server's HTML is all that a visitor needs. */
  isStill: boolean;
  /** The names of the sections that it takes into columns, for types that do. */
  columns: Columns | undefined;
  /** The definition, where its chunk has come. */
  loaded(): SectionDefinition | null;
  load(): Promise<SectionDefinition>;
}

export const live = (load: Load, columns?: Columns) => createLoader(load, false, columns);
export const still = (load: Load) => createLoader(load, true);

function createLoader(load: Load, isStill: boolean, columns?: Columns): SectionLoader {
  let definition: SectionDefinition | null = null;
  let pending: Promise<SectionDefinition> | null = null;
  return {
    isStill,
    columns,
    loaded: () => definition,
    load() {
      pending ??= readable(
        load().then(({ default: loaded }) => (definition = loaded)),
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
