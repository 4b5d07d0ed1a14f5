import type { Page } from "../../../schemas/page";
import type { Ask } from "./browser_tables";

/** A page as it was when the browser last had it, and the server did not. */
export interface LocalDraft {
  page: Page;
  /** What it was made from: the page of `revision`. */
  base: Page;
  revision: number;
  changes: number;
  /** ISO 8601. */
  keptAt: string;
}

/** Where changes that the server does not have yet survive a crash. */
export interface DraftStore {
  /** What a tab that is gone has left of a page; the newest, where several have. */
  read(pageId: string): Promise<LocalDraft | null>;
  /** Every tab writes its own. */
  write(pageId: string, draft: LocalDraft): Promise<void>;
  remove(pageId: string): Promise<void>;
  /** Takes away what `read` answered. */
  discard(pageId: string): Promise<void>;
}

interface Tab {
  id: string;
  /** The tabs of this browser that are open. */
  others: () => Promise<ReadonlySet<string>>;
}

const separator = "\n"; // in no id

/** Drafts in the browser's database, one for each page and tab. */
export function createDraftStore(ask: Ask, tab: Tab): DraftStore {
  const keyOf = (pageId: string) => `${pageId}${separator}${tab.id}`;

  async function leftKeys(pageId: string) {
    const start = `${pageId}${separator}`;
    const [keys, others] = await Promise.all([
      ask<IDBValidKey[]>("drafts", "readonly", (table) => table.getAllKeys(IDBKeyRange.bound(start, `${start}\uffff`))),
      tab.others(),
    ]);
    return keys.map(String).filter((key) => !others.has(key.slice(start.length)) && key !== keyOf(pageId));
  }

  async function newest(pageId: string) {
    const left = await Promise.all(
      (await leftKeys(pageId)).map(async (key) => ({
        key,
        draft: await ask<LocalDraft | undefined>("drafts", "readonly", (table) => table.get(key)),
      })),
    );
    return left.toSorted((a, b) => (b.draft?.keptAt ?? "").localeCompare(a.draft?.keptAt ?? ""))[0];
  }

  return {
    read: async (pageId) => (await newest(pageId))?.draft ?? null,
    write: (pageId, draft) => ask("drafts", "readwrite", (table) => table.put(draft, keyOf(pageId))),
    remove: (pageId) => ask("drafts", "readwrite", (table) => table.delete(keyOf(pageId))),
    async discard(pageId) {
      const left = await newest(pageId);
      if (left) await ask("drafts", "readwrite", (table) => table.delete(left.key));
    },
  };
}
