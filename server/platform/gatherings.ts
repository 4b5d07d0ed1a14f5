import type { Visitor } from "../../schemas/realtime";

interface Crowd {
  visitors: readonly Visitor[];
  /** When the process said so. */
  at: number;
}

/** After this long without a word a process counts as gone, and those who were connected to it too. */
export const silence = 60_000;

export type Gatherings = ReturnType<typeof createGatherings>;

/** Who is on which page: those connected to this process, and what the other processes say of theirs. */
export function createGatherings(now: () => number = Date.now) {
  const own = new Map<string, { pageId: string; visitor: Visitor }>();
  const others = new Map<string, Map<string, Crowd>>(); // by page, then by process

  const ownAt = (pageId: string) => [...own.values()].flatMap((each) => (each.pageId === pageId ? [each.visitor] : []));

  return {
    /** Answers the page that was left, where that is another. */
    come(pageId: string, visitor: Visitor): string | null {
      const before = own.get(visitor.connection)?.pageId ?? null;
      own.set(visitor.connection, { pageId, visitor });
      return before === pageId ? null : before;
    },
    leave(connection: string): string | null {
      const before = own.get(connection)?.pageId ?? null;
      own.delete(connection);
      return before;
    },
    ownAt,
    ownPages: () => [...new Set([...own.values()].map(({ pageId }) => pageId))],
    /** Wherever somebody is, here or elsewhere. */
    allPages: () => [...new Set([...[...own.values()].map(({ pageId }) => pageId), ...others.keys()])],
    hear(process: string, pageId: string, visitors: readonly Visitor[]) {
      const crowds = others.get(pageId) ?? new Map<string, Crowd>();
      if (visitors.length > 0) crowds.set(process, { visitors, at: now() });
      else crowds.delete(process);
      if (crowds.size > 0) others.set(pageId, crowds);
      else others.delete(pageId);
    },
    at(pageId: string): Visitor[] {
      const heard = [...(others.get(pageId)?.values() ?? [])].filter(({ at }) => now() - at < silence);
      return [...ownAt(pageId), ...heard.flatMap(({ visitors }) => visitors)];
    },
  };
}
