import { useState } from "react";

/** The pages that somebody has marked, to do something with all of them. */
export interface MarkedPages {
  ids: ReadonlySet<string>;
  mark: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  clear: () => void;
  /** All that are marked where the page is one of them, else the page alone. */
  with: (id: string) => readonly string[];
}

export function useMarked(): MarkedPages {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    mark: (more) => setIds((before) => new Set([...before, ...more])),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
    with: (id) => (ids.has(id) ? [...ids] : [id]),
  };
}
