import type { QueryClient } from "@tanstack/react-query";
import { components } from "../../sections/components";
import type { SectionLoader, Who } from "../../sections/section_loader";
import type { QueryContext, SectionQuery } from "../kit/api/section_query";
import type { PlacedSection } from "../layout/place_splits";

const loaders: Record<string, SectionLoader> = components;

/** Every section of a tree, those in columns too. */
export const allSections = (sections: readonly PlacedSection[]): PlacedSection[] =>
  sections.flatMap((section) => [section, ...allSections(section.sections ?? []), ...allSections(section.columns?.flat() ?? [])]);

/** The types that stand in a tree and have a component. */
export const typesIn = (sections: readonly PlacedSection[]): string[] => [
  ...new Set(
    allSections(sections)
      .map(({ type }) => type)
      .filter((type) => Object.hasOwn(loaders, type)),
  ),
];

/** How many sections hydrate at once, those in columns counted; the others wait until they come near. */
export const eager = 3;

/** How many of a page's own sections that is. */
export function countEager(sections: readonly PlacedSection[]): number {
  let all = 0;
  const last = sections.findIndex((section) => (all += allSections([section]).length) >= eager);
  return last < 0 ? sections.length : last + 1;
}

/** The types whose code the browser needs, at once or as soon as they come near. */
export const typesWithBehaviour = (sections: readonly PlacedSection[]): string[] =>
  typesIn(sections).filter((type) => !loaders[type]?.isStatic);

/** The types whose code the browser needs at once to take over the server's HTML. */
export const typesToHydrate = (sections: readonly PlacedSection[], who: Who): string[] =>
  typesWithBehaviour(sections.slice(0, countEager(sections))).filter((type) => loaders[type]?.startsFor(who));

/** The words that the code of types looks up besides those of every page. */
export const wordsFor = (types: readonly string[]) => [...new Set(types.flatMap((type) => loaders[type]?.words ?? []))];

/** Loads the code of types. A chunk that does not come is left to its section's boundary. */
export async function loadTypes(types: readonly string[]) {
  await Promise.allSettled(types.map((type) => loaders[type]?.load()));
}

/** Loads the code of all types in a tree. */
export const loadChunks = (sections: readonly PlacedSection[]) => loadTypes(typesIn(sections));

/**
 * Fetches, in parallel, all that the sections of a tree say they need, into the query client. Their chunks must be
 * loaded. `others` are calls that the rest of the screen needs. A call that fails leaves its section to show the failure.
 */
export async function fetchData(
  sections: readonly PlacedSection[],
  queryClient: QueryClient,
  context: QueryContext,
  others: readonly SectionQuery[] = [],
) {
  const queries = allSections(sections).flatMap((section) => {
    try {
      return loaders[section.type]?.loaded()?.queriesOf(section, context) ?? [];
    } catch {
      return []; // invalid props: the section's boundary says so
    }
  });
  await fetchAll([...others, ...queries], queryClient);
}

async function fetchAll(queries: readonly SectionQuery[], queryClient: QueryClient): Promise<void> {
  await Promise.all(
    queries.map(async ({ followedBy, ...query }) => {
      await queryClient.prefetchQuery({ ...query, queryKey: [...query.queryKey] });
      const answer = followedBy && queryClient.getQueryData(query.queryKey);
      if (answer !== undefined) await fetchAll(followedBy?.(answer) ?? [], queryClient);
    }),
  );
}
