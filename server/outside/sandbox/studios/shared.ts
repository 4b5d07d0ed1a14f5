import type { KeyObject } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Language } from "../../../../schemas/text";
import type { Aggregator } from "./aggregator";
import type { StudioWords } from "./words";

/** What all routes of the practice studios work with. */
export interface StudiosShared {
  aggregator: Aggregator;
  /** Of the casino: its calls are signed with the other half. */
  operatorKey: KeyObject;
  /** What other processes of the same demo know it by. */
  publicName: string;
  /** Where a visitor finds the studios who is at an address of the site. */
  pageOrigin: (siteUrl: string) => string;
  /** The names of the games, by their id. */
  titles: ReadonlyMap<string, { name: string; studio: string; code: string }>;
  words: Record<Language, StudioWords>;
  root: string;
  log: FastifyBaseLogger;
  /** The document of games' pages; in development its script comes from the site. */
  readDocument: (siteOrigin: string) => Promise<string>;
  isDevelopment: boolean;
}
