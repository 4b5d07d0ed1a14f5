import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { finding } from "../finding";
import { id } from "../page";
import { paymentFamily } from "../payments";
import { referenceFact, siteFacts } from "../site_facts";
import { text } from "../text";

const params = z.object({ id });

export const getSiteFacts = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/site-facts",
  role: "content_editor",
  summary: "What the check of a page has to know about the rest of the site; `nests` names pages that the draft shows in place.",
  params,
  query: z.object({ nests: z._default(z.string().check(z.maxLength(5000)), "") }),
  answer: z.object({ facts: siteFacts }),
});

export const checkDraft = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/check",
  role: "content_editor",
  summary: "What keeps a page's revision, the newest when none is named, from being published, and what is worth a look.",
  params,
  query: z.object({ revision: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
  answer: z.object({ revision: z.int(), findings: z.array(finding), passed: z.int() }),
});

const described = z.object({
  ...referenceFact.shape,
  /** Null for what is missing. */
  name: z.nullable(text()),
  /** The address of a picture, where it has one. */
  picture: z.nullable(z.string()),
  /** Of a payment method, which stands for a picture where it has none. */
  family: z.optional(paymentFamily),
});
export type DescribedReference = z.output<typeof described>;

export const lookUpReferences = endpoint({
  method: "POST",
  path: "/api/backoffice/references",
  role: "content_editor",
  summary:
    "What games, studios, categories, promotions, tournaments, jackpots and payment methods that a page names are called, and whether they are there.",
  body: z.object({
    references: z
      .array(z.object({ kind: referenceFact.shape.kind, id: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(2000)),
  }),
  answer: z.object({ references: z.array(described) }),
});

const siteFinding = z.object({ ...finding.shape, pageId: id });
export type SiteFinding = z.output<typeof siteFinding>;

/** So many are told at once. */
export const mostSiteFindings = 2_000;

export const listSiteFindings = endpoint({
  method: "GET",
  path: "/api/backoffice/site_findings",
  role: "content_editor",
  summary:
    "What the check finds on the drafts of all pages that are not archived: fields, texts, samples, links, names and schedules; what stops a publish first. Markets' rules and who sees what are looked at when a page is checked by itself.",
  answer: z.object({
    findings: z.array(siteFinding),
    /** How many there are, told or not. */
    count: z.int(),
  }),
});
