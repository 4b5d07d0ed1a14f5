export type TableName = "drafts" | "histories";

export type Ask = <Answer>(
  table: TableName,
  mode: IDBTransactionMode,
  make: (store: IDBObjectStore) => IDBRequest,
) => Promise<Answer>;

const tables: readonly TableName[] = ["drafts", "histories"];
const version = 2;

/** The editor's own tables in the browser's database: they take a page of any size without stopping the screen. */
export function openBrowserTables(indexedDB: IDBFactory, name = "foyer-editor"): Ask {
  let opened: Promise<IDBDatabase> | null = null;

  function open() {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const old of request.result.objectStoreNames) request.result.deleteObjectStore(old);
        for (const table of tables) request.result.createObjectStore(table);
      };
      request.onsuccess = () => {
        request.result.onversionchange = () => request.result.close(); // a newer editor is open in another tab
        resolve(request.result);
      };
      request.onerror = () => reject(request.error ?? new Error("The browser keeps nothing"));
      request.onblocked = () => reject(new Error("An older editor in another tab holds the browser's database"));
    });
    return opened;
  }

  return async (table, mode, make) => {
    const transaction = (await open()).transaction(table, mode);
    return new Promise((resolve, reject) => {
      const request = make(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result); // the table answers what was put into it
      transaction.onabort = () => reject(transaction.error ?? new Error("It was not kept"));
    });
  };
}
