import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id, page } from "../page";

const plannedPage = z.object({
  id,
  route: z.string(),
  title: z.unknown(),
  /** `taken`: another page has its address. */
  what: z.enum(["new", "changed", "same", "taken"]),
  takenBy: z.nullable(z.object({ id, title: z.unknown(), route: z.string() })),
  /** Where a copy of it would be. */
  copyRoute: z.string(),
  /** How much its draft differs from the one here. */
  changes: z.int(),
  isDraftSame: z.boolean(),
  /** Whether publishing along changes what visitors see. */
  publishes: z.boolean(),
  /** Types that this program does not know; they are kept. */
  unknownTypes: z.array(z.string()),
  /** How many settings of its sections are not valid; it can not be published then. */
  problems: z.int(),
});
export type PlannedPage = z.output<typeof plannedPage>;

const importPlan = z.object({
  kind: z.enum(["page", "site"]),
  pages: z.array(plannedPage),
  redirects: z.object({ new: z.array(z.string()), same: z.int() }),
  settings: z.enum(["absent", "same", "changed"]),
  pictures: z.object({ new: z.int(), same: z.int(), withoutBytes: z.array(z.string()) }),
  /** What the pages name and neither the file nor this site has. */
  missing: z.object({
    games: z.array(z.string()),
    pictures: z.array(z.string()),
    pages: z.array(z.string()),
    promotions: z.array(z.string()),
  }),
  /** Changes when the file, or what is here, does. */
  fingerprint: z.string(),
});
export type ImportPlan = z.output<typeof importPlan>;

/** What becomes of a page of the file: `take` makes it the newest draft, `copy` a page of its own. */
export const importDecision = z.enum(["take", "copy", "skip"]);
export type ImportDecision = z.output<typeof importDecision>;

const choices = {
  /** What was read from the file. */
  file: z.unknown(),
  /** By page; without one, pages are taken, and those whose address is taken left out. */
  decisions: z._default(z.record(z.string(), importDecision), {}),
  /** The fingerprint of the plan that was looked at; 409 where it is another by now. */
  expected: z.optional(z.string()),
};

const imported = z.object({
  pages: z.array(z.object({ id, from: id, route: z.string(), isPublished: z.boolean() })),
  /** Pages whose published state could not be taken over, and why. */
  unpublished: z.array(z.object({ id, message: z.string() })),
});
export type Imported = z.output<typeof imported>;

export const exportPage = endpoint({
  method: "GET",
  path: "/api/backoffice/page_files/pages/:id",
  role: "content_editor",
  summary: "A page's newest draft as a file.",
  params: z.object({ id }),
  answer: z.object({ foyer: z.literal("page"), version: z.int(), page }),
});

export const exportSite = endpoint({
  method: "GET",
  path: "/api/backoffice/page_files/site",
  role: "administrator",
  summary: "Every page as draft and as published, redirects, settings and the library of pictures as one file.",
  query: z.object({ pictures: z._default(z.enum(["0", "1"]), "0") }),
  answer: z.unknown(),
});

export const planPageImport = endpoint({
  method: "POST",
  path: "/api/backoffice/page_files/pages/plan",
  role: "content_editor",
  summary: "What importing a page's file would change; 422 {data: {issues}} where it can not be read.",
  body: z.object({ file: z.unknown() }),
  answer: importPlan,
});

export const importPage = endpoint({
  method: "POST",
  path: "/api/backoffice/page_files/pages/import",
  role: "content_editor",
  summary: "Imports a page as a draft, all or nothing; 409 {data: {plan}} where it would change something else by now.",
  body: z.object(choices),
  answer: imported,
});

export const planSiteImport = endpoint({
  method: "POST",
  path: "/api/backoffice/page_files/site/plan",
  role: "administrator",
  summary: "What importing a site's file would change; 422 {data: {issues}} where it can not be read.",
  body: z.object({ file: z.unknown() }),
  answer: importPlan,
});

export const importSite = endpoint({
  method: "POST",
  path: "/api/backoffice/page_files/site/import",
  role: "administrator",
  summary: "Imports a site's file in one transaction; 409 {data: {plan}} where it would change something else by now.",
  body: z.object({
    ...choices,
    /** Whether what is published in the file is published here. */
    publishes: z._default(z.boolean(), false),
    /** Whether the settings of the file become those of this site. */
    takesSettings: z._default(z.boolean(), false),
  }),
  answer: imported,
});
