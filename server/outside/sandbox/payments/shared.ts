import type { FastifyBaseLogger } from "fastify";
import type { Language } from "../../../../schemas/text";
import type { Provider } from "./provider";
import type { SandboxWords } from "./words";

export interface SandboxOptions {
  provider: Provider;
  root: string;
  words: Record<Language, SandboxWords>;
  log: FastifyBaseLogger;
  /** The document of pages that need scripts; in development these come from the site beside the sandbox. */
  readDocument: (siteOrigin: string) => Promise<string>;
  isDevelopment: boolean;
}

/** What all routes of the sandbox work with. */
export type SandboxShared = Omit<SandboxOptions, "log">;
