import type { Page } from "../../schemas/page";

/** A page as it was when the browser last had it, and the server did not. */
export interface LocalDraft {
  page: Page;
  /** The revision it was made from. */
  revision: number;
  changes: number;
  /** ISO 8601. */
  keptAt: string;
}

/** Where changes that the server does not have yet survive a crash. */
export interface DraftStore {
  read(pageId: string): Promise<LocalDraft | null>;
  write(pageId: string, draft: LocalDraft): Promise<void>;
  remove(pageId: string): Promise<void>;
}

const table = "drafts";

/** Drafts in the browser's own database: it takes a page of any size without stopping the screen. */
export function createDraftStore(indexedDB: IDBFactory, name = "foyer-editor"): DraftStore {
  let opened: Promise<IDBDatabase> | null = null;

  function open() {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(table);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("The browser keeps no drafts"));
    });
    return opened;
  }

  async function ask<Answer>(mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest): Promise<Answer> {
    const transaction = (await open()).transaction(table, mode);
    return new Promise((resolve, reject) => {
      const request = make(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result as Answer); // the store answers what was put into it
      transaction.onabort = () => reject(transaction.error ?? new Error("The draft was not kept"));
    });
  }

  return {
    read: async (pageId) => (await ask<LocalDraft | undefined>("readonly", (store) => store.get(pageId))) ?? null,
    write: (pageId, draft) => ask("readwrite", (store) => store.put(draft, pageId)),
    remove: (pageId) => ask("readwrite", (store) => store.delete(pageId)),
  };
}
