import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id, page } from "../page";
import { framePass } from "./preview";
import { language } from "../text";
import { viewer } from "../viewer";

const revision = z.int().check(z.minimum(0));
const params = z.object({ id });

/** A page with its sections already cut for whoever asks (D-28). */
export const resolvePage = endpoint({
  method: "GET",
  path: "/api/pages/resolve",
  role: "public",
  whileExcluded: true,
  summary: "The published page at a path, cut for the caller; 404 where no page matches.",
  query: z.object({
    path: z.string().check(z.maxLength(2000)),
    locale: z.optional(language),
    /** A back office frames the site, and is to know sections' names and rules; for sites that let one, with the pass of `getFramePass`. */
    editor: z.optional(z.literal("nx")),
    pass: z.optional(framePass),
  }),
  answer: z.object({
    page,
    /** The values of the route's parameters. */
    params: z.record(z.string(), z.string()),
    /** Where the page is now, when it is asked for at an old address. */
    movedTo: z.optional(z.string()),
    /** The page at this path is for users alone: this is the home page in its place (C-2.31). */
    needsSignIn: z.optional(z.literal(true)),
    /** What the route's parameters name, a game or a studio, is not there: the page's sections say so. */
    isMissing: z.optional(z.literal(true)),
  }),
});

export const listPages = endpoint({
  method: "GET",
  path: "/api/backoffice/pages",
  role: "content_editor",
  summary: "All pages but the archived, without their sections.",
  answer: z.object({
    pages: z.array(
      z.object({
        id,
        route: z.string(),
        title: z.unknown(),
        revision,
        publishedRevision: z.nullable(revision),
        sectionCount: z.int(),
        updatedAt: z.string(),
      }),
    ),
  }),
});

const stored = z.object({
  page,
  revision,
  publishedRevision: z.nullable(revision),
  /** Who saved it, by name. */
  authorName: z.nullable(z.string()),
  savedAt: z.string(),
});

export const getPage = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id",
  role: "content_editor",
  summary: "A page's newest draft.",
  params,
  answer: stored,
});

export const createPage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages",
  role: "content_editor",
  summary: "Creates a page as a draft; 409 where its id or route is taken.",
  body: z.object({ page }),
  answer: z.object({ page, revision }),
});

export const savePage = endpoint({
  method: "PUT",
  path: "/api/backoffice/pages/:id",
  role: "content_editor",
  summary: "Saves a draft on top of the revision it was made from; 409 {message, current} when somebody else saved first.",
  params,
  body: z.object({
    revision,
    page,
    /** What the draft is where it is no edit: two people's edits joined, an old one brought back. */
    origin: z.optional(z.enum(["merge", "restore"])),
  }),
  answer: z.object({ revision }),
});

export const publishPage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/publish",
  role: "administrator",
  summary: "Publishes a revision; 422 {message, data: {findings}} with what the check finds where that stops it.",
  params,
  body: z.object({ revision }),
  answer: z.object({ publishedRevision: revision }),
});

export const unpublishPage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/unpublish",
  role: "administrator",
  summary: "Takes a page off the site; its drafts stay.",
  params,
  body: z.object({}),
  answer: z.object({ publishedRevision: z.null() }),
});

export const listRevisions = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/revisions",
  role: "content_editor",
  summary: "A page's revisions, newest first, and what went live or is planned; `before` pages on to the very first.",
  params,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    author: z.optional(z.string().check(z.maxLength(320))),
    /** Only those that have been live. */
    isPublished: z.optional(z.stringbool()),
  }),
  answer: z.object({
    revisions: z.array(
      z.object({
        revision,
        createdAt: z.string(),
        author: z.nullable(z.string()),
        authorName: z.nullable(z.string()),
        origin: z.nullable(z.enum(["merge", "restore", "import"])),
        isPublished: z.boolean(),
        /** When it went live, the last time first. */
        publications: z.array(z.object({ at: z.string(), authorName: z.nullable(z.string()), isPlanned: z.boolean() })),
        /** When it shall go live. */
        plannedAt: z.nullable(z.string()),
      }),
    ),
    /** How many there are, and when the first was made. */
    count: z.int(),
    firstAt: z.nullable(z.string()),
    authors: z.array(z.object({ author: z.string(), authorName: z.string() })),
  }),
});

export const getRevision = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/revisions/:revision",
  role: "content_editor",
  summary: "A page as it was at a revision.",
  params: z.object({ id, revision: z.coerce.number().check(z.int(), z.minimum(1)) }),
  answer: z.object({ page, revision }),
});

export const restoreRevision = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/revisions/:revision/restore",
  role: "content_editor",
  summary: "Makes an old revision the newest draft; the ones between stay in the history.",
  params: z.object({ id, revision: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: z.object({}),
  answer: z.object({ page, revision }),
});

const evaluated = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  verdict: z.enum(["shown", "hidden"]),
  trace: z.array(
    z.object({
      rule: z.string(),
      passed: z.boolean(),
      expected: z.unknown(),
      actual: z.unknown(),
      reason: z.optional(z.string()),
    }),
  ),
});

export const evaluatePage = endpoint({
  method: "GET",
  path: "/api/backoffice/evaluate",
  role: "content_editor",
  summary: "The trace of every section of a page's draft for a viewer, from the same function that cuts.",
  query: z.object({
    pageId: id,
    session: z._default(viewer.shape.session, "guest"),
    depositCount: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    language: z._default(language, "en"),
    device: z._default(viewer.shape.device, "desktop"),
    /** ISO 8601; the server's clock when missing. */
    now: z.optional(z.iso.datetime({ offset: true })),
  }),
  answer: z.object({ sections: z.array(evaluated) }),
});
