import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";
import { language } from "../text";
import { translationFilters } from "../xliff";

const count = z.int().check(z.minimum(0));
/** From the section or the page on, as ["props", "title"]. */
const path = z.array(z.union([z.string().check(z.maxLength(200)), z.int()])).check(z.minLength(1), z.maxLength(40));

const state = z.enum(["done", "outdated", "missing"]);

const unit = z.object({
  pageId: id,
  pageTitle: z.unknown(),
  /** Null for the page's own texts. */
  sectionId: z.nullable(z.string()),
  sectionName: z.string(),
  /** The section's type; null for the page's own texts. */
  type: z.nullable(z.string()),
  path,
  kind: z.enum(["plain", "rich"]),
  texts: z.record(z.string(), z.string()),
  state,
  /** Of an outdated one: the English that it was made from, where it is kept. */
  was: z.nullable(z.string()),
});
export type TranslationUnit = z.output<typeof unit>;

export const listTranslations = endpoint({
  method: "GET",
  path: "/api/backoffice/translations",
  role: "content_editor",
  summary: "The texts of all pages' newest drafts in a language beside their English; page by page, `after` goes on.",
  query: z.object({
    language,
    filter: z._default(z.enum(translationFilters), "to_do"),
    text: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    after: z.optional(id),
  }),
  answer: z.object({
    units: z.array(unit),
    /** The page after which the next ones come; null at the end. */
    after: z.nullable(id),
    /** How far each language is, over all pages. */
    languages: z.array(z.object({ language, total: count, outdated: count, missing: count })),
  }),
});

export const writeTranslations = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/translations",
  role: "content_editor",
  summary: "Writes translations into a page's newest draft; one that is as it was is said to be right for its English.",
  params: z.object({ id }),
  body: z.object({
    language,
    translations: z
      .array(
        z.object({
          sectionId: z.nullable(id),
          path,
          /** The English that it was made from. */
          source: z.string().check(z.maxLength(20_000)),
          text: z.string().check(z.maxLength(20_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: z.object({ revision: z.int() }),
});

export const exportXliff = endpoint({
  method: "GET",
  path: "/api/backoffice/xliff",
  role: "content_editor",
  summary: "The texts of a page's draft, or of all pages', with their translations in a language, as XLIFF 2.1.",
  query: z.object({ language, pageId: z.optional(id) }),
  answer: z.object({ name: z.string(), xliff: z.string() }),
});

const plannedXliffPage = z.object({
  id,
  title: z.unknown(),
  route: z.string(),
  /** Translations that are missing here. */
  added: count,
  /** Those that differ from what is here. */
  changed: count,
  /** Outdated ones that the file says are right. */
  confirmed: count,
  same: count,
  /** Of added and changed: those whose English was changed here since; they are outdated at once. */
  stale: count,
});

export const xliffProblem = z.object({
  code: z.enum(["page_unknown", "text_unknown", "markup_differs", "no_words"]),
  /** The page and the text, by their ids in the file. */
  where: z.string(),
});

const xliffPlan = z.object({
  language,
  pages: z.array(plannedXliffPage),
  /** Of what the file has: what has no place here, or is to be looked at. The first two hundred. */
  problems: z.array(xliffProblem),
  problemCount: count,
  /** Changes when the file, or what is here, does. */
  fingerprint: z.string(),
});
export type XliffPlan = z.output<typeof xliffPlan>;

const sent = { xliff: z.string() };

export const planXliff = endpoint({
  method: "POST",
  path: "/api/backoffice/xliff/plan",
  role: "content_editor",
  summary: "What an XLIFF file would change; 422 {message, data: {reason, line}} where it can not be read or is of another site.",
  body: z.object(sent),
  answer: xliffPlan,
});

export const importXliff = endpoint({
  method: "POST",
  path: "/api/backoffice/xliff",
  role: "content_editor",
  summary:
    "Writes a file's translations into the newest drafts, all or none; 409 {data: {plan}} where the plan is another by now.",
  body: z.object({ ...sent, expected: z.string() }),
  answer: z.object({ plan: xliffPlan, revisions: z.array(z.object({ id, revision: z.int() })) }),
});
