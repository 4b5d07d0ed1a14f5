import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What is kept by name: the newest value of each. */
export interface Journal<Value> {
  get(id: string): Value | undefined;
  all(): IterableIterator<Value>;
  put(id: string, value: Value): void;
  drop(id: string): void;
  /** Reads what was kept, and leaves the newest line of each. */
  open(): void;
}

/**
 * Values in a file that outlives the process, however that ends: a line for each change, written before anybody hears of it. Nothing is
 * read or written before `open`. Without a file it is kept in memory.
 */
export function createJournal<Value>(file: string | null): Journal<Value> {
  const values = new Map<string, Value>();
  const append = (line: string) => file && appendFileSync(file, line);
  return {
    get: (id) => values.get(id),
    all: () => values.values(),
    put(id, value) {
      values.set(id, value);
      append(lineOf(id, value));
    },
    drop(id) {
      if (values.delete(id)) append(lineOf(id, null));
    },
    open() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      for (const { id, value } of existsSync(file) ? linesOf<Value>(readFileSync(file, "utf8")) : []) {
        if (value === null) values.delete(id);
        else values.set(id, value);
      }
      writeFileSync(`${file}.new`, [...values].map(([id, value]) => lineOf(id, value)).join(""), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

const lineOf = (id: string, value: unknown) => `${JSON.stringify({ id, value })}\n`;

/** A last line that was cut off with the process is nothing that anybody has heard of. */
function linesOf<Value>(text: string): { id: string; value: Value | null }[] {
  const complete = text.slice(0, text.lastIndexOf("\n") + 1);
  return complete
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { id: string; value: Value | null });
}
