import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { siteSettings } from "../settings";

export const getSettings = endpoint({
  method: "GET",
  path: "/api/settings",
  role: "public",
  whileExcluded: true,
  summary: "The site's settings as they are in force; what only the operator is to know is empty for visitors.",
  answer: z.object({ settings: z.extend(siteSettings, { senderEmail: z.string() }), revision: z.int() }),
});

export const getLanguages = endpoint({
  method: "GET",
  path: "/api/admin/get-languages",
  role: "public",
  whileExcluded: true,
  summary: "The languages the site offers; a public read despite its path (L-7.28, D-11).",
  answer: z.object({ languages: z.array(z.object({ code: z.string(), languageName: z.string() })) }),
});
