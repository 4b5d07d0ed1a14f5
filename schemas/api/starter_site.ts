import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";

export const createStarterSite = endpoint({
  method: "POST",
  path: "/api/backoffice/starter-site",
  role: "administrator",
  summary:
    "Gives a site without pages a small set of them, in all languages: those that need no words of the owner's are published, those with sample words are drafts, as are menus and footer in the settings. 409 site.not_empty where there are pages.",
  body: z.object({}),
  answer: z.object({
    /** The page to begin with. */
    home: id,
    /** How many pages wait as drafts, and how many are on the site. */
    drafts: z.int(),
    published: z.int(),
  }),
});
