/** How long somebody who asks no more is still at a table, in ms. */
const patience = 10_000;

/** Who looked at each table in the last seconds. */
export function createSeats() {
  const tables = new Map<string, Map<string, number>>();
  return {
    /** Takes or keeps a seat, and says how many are taken. */
    sitAt(code: string, sessionId: string): number {
      const table = tables.get(code) ?? new Map<string, number>();
      tables.set(code, table);
      table.set(sessionId, Date.now());
      for (const [id, at] of table) if (at < Date.now() - patience) table.delete(id);
      return table.size;
    },
  };
}
