import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import type { SectionQuery } from "../../../src/kit/api/section_query";
import type { createSequence } from "./create_sequence";

/**
 * Fetches a query when its row has come within 100 px of the screen (L-2.92) and its turn in the sequence has come; a row that is scrolled
 * past before its turn gives it up.
 */
export function useTurn(
  row: RefObject<HTMLElement | null>,
  { query, isWanted, enqueue }: { query: SectionQuery; isWanted: boolean; enqueue: ReturnType<typeof createSequence> },
) {
  const client = useQueryClient();
  const key = JSON.stringify(query.queryKey);

  useEffect(() => {
    const element = row.current;
    const view = element?.ownerDocument.defaultView;
    if (!isWanted || !element || !view) return;
    const fetch = () => client.fetchQuery({ ...query, queryKey: [...query.queryKey] });
    if (!("IntersectionObserver" in view)) return void enqueue(fetch);
    let giveUp: (() => void) | undefined;
    const observer = new view.IntersectionObserver(
      (entries) => {
        giveUp?.();
        giveUp = entries.at(-1)?.isIntersecting ? enqueue(fetch) : undefined;
      },
      { rootMargin: "100px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveUp?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is all that the query is known by
  }, [row, key, isWanted, enqueue, client]);
}
