import type { FastifyBaseLogger } from "fastify";
import type { DocumentKeys } from "../care/documents/seal";
import type { Queryable } from "../platform/plugins/database";

/** Reads the demo's files. */
export interface DemoFiles {
  folder: string;
  /** The JSON of a file, or null where there is none. */
  json(name: string): Promise<unknown>;
  /** The names of a folder's files; none where there is no such folder. */
  list(name: string): Promise<string[]>;
  /** What files of players are kept with; none where nobody will open them. */
  documentKeys: DocumentKeys;
}

export type Fill = (db: Queryable, files: DemoFiles, log: FastifyBaseLogger) => Promise<void>;
