import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/** Where the file is downloaded, by its owner alone: gzip of JSON, an object of tables with their rows. */
export const dataExportPath = "/api/user/data-export.json.gz";

const dataExport = z.object({
  requestedAt: z.string(),
  /** Null while it is made. */
  readyAt: z.nullable(z.string()),
  /** When the file is deleted. */
  expiresAt: z.nullable(z.string()),
});

export const getDataExport = endpoint({
  method: "GET",
  path: "/api/user/get-data-export",
  role: "player",
  whileExcluded: true,
  summary: "The caller's newest export of all that is kept about them, made or on its way; null without one.",
  query: z.object({}),
  answer: z.object({ dataExport: z.nullable(dataExport) }),
});

/** While one is made, the same answer again. */
export const requestDataExport = endpoint({
  method: "POST",
  path: "/api/user/request-data-export",
  role: "player",
  whileExcluded: true,
  summary: `Begins an export of all that is kept about the caller; once it is ready it is downloaded at ${dataExportPath}.`,
  body: z.object({}),
  answer: z.object({ dataExport }),
});
