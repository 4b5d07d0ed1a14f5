import { Readable } from "node:stream";
import type pg from "pg";
import { readConfiguration } from "../platform/configuration";
import { root } from "./run_folder";

interface Place {
  folder: string;
  /** What comes in. */
  input?: string;
  /** Of another database. */
  address?: string;
}

/** Where a command runs in a test. `told` is what it wrote, what it warned of, line by line, and all of it in its order. */
export function commandSurroundings({ host, user, database }: pg.PoolConfig, { folder, input = "", address }: Place) {
  const DATABASE_URL = address ?? `postgres://${String(user)}@localhost/${String(database)}?host=${String(host)}`;
  const told = { out: "", warnings: [] as string[], all: "" };
  return {
    ...{ root, folder, told },
    configure: () => readConfiguration({ DATABASE_URL, DATA_DIR: folder }, root),
    input: Readable.from([input]),
    write(text: string) {
      told.out += text;
      told.all += text;
    },
    warn(text: string) {
      told.warnings.push(text);
      told.all += text;
    },
  };
}
