import type { Section } from "../../../../schemas/page";
import { flatten } from "../../../core/tree";

/** What differs from the reference, in the page's own pixels: a box around what is new, a line where something is missing. */
export interface PageMarks {
  added: readonly { x: number; y: number; width: number; height: number }[];
  missing: readonly number[];
  /** How long the page is. */
  height: number;
}

export const noMarks: PageMarks = { added: [], missing: [], height: 0 };

/** Reads a page's document; sections lie in it as `sections` are in order. */
export function readMarks(
  page: Document,
  { sections, added, missing }: { sections: readonly Section[]; added: readonly string[]; missing: readonly string[] },
): PageMarks {
  const boxOf = (id: string) => page.querySelector(`[data-section="${CSS.escape(id)}"]`)?.getBoundingClientRect() ?? null;
  const top = page.getElementById("main")?.getBoundingClientRect().top ?? 0;
  const ids = flatten(sections).map(({ id }) => id);
  const lines = missing.map((id) => {
    const before = ids.slice(0, Math.max(0, ids.indexOf(id))).toReversed();
    return before.map(boxOf).find((box) => box !== null)?.bottom ?? top;
  });
  return {
    added: added.flatMap((id) => boxOf(id) ?? []).map(({ x, y, width, height }) => ({ x, y, width, height })),
    missing: lines,
    height: page.documentElement.scrollHeight,
  };
}
