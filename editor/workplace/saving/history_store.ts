import type { Page } from "../../../schemas/page";
import type { History, Step } from "../../core/editor";
import type { Ask } from "./browser_tables";

/** The steps that led to a saved page. States share the sections that did not change, here and in the browser's database. */
export interface KeptHistory extends History {
  page: Page;
}

export interface HistoryStore {
  read(pageId: string): Promise<KeptHistory | null>;
  write(pageId: string, history: KeptHistory): Promise<void>;
}

const mostSteps = 100;
/** Of JSON, with each section counted once. */
const mostCharacters = 5_000_000;

export function createHistoryStore(ask: Ask): HistoryStore {
  return {
    read: async (pageId) => (await ask<KeptHistory | undefined>("histories", "readonly", (table) => table.get(pageId))) ?? null,
    write: (pageId, history) => ask("histories", "readwrite", (table) => table.put(bounded(history), pageId)),
  };
}

/** The history with the steps that are nearest to the page, as many as may be kept. */
export function bounded({ page, past, future }: KeptHistory): KeptHistory {
  const count = createCounter();
  count(page);
  const nearest = (steps: readonly Step[]) => {
    const kept: Step[] = [];
    for (const step of steps.slice(-mostSteps).toReversed()) {
      if (count(step.state.page) > mostCharacters) break;
      kept.unshift(step);
    }
    return kept;
  };
  return { page, past: nearest(past), future: nearest(future) };
}

/** Counts the characters of pages, one after the other, where what has been seen costs nothing. */
function createCounter() {
  const seen = new Set<unknown>();
  let total = 0;
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) {
      total += typeof value === "string" ? value.length + 3 : 6;
      return;
    }
    total += 4;
    if (seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      total += key.length + 4;
      visit(inner);
    }
  };
  return (page: Page) => {
    visit(page);
    return total;
  };
}
