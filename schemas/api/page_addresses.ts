import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id, page, route } from "../page";
import { folder, mostTags, tag } from "../page_folder";
import { access } from "../rules";
import { language } from "../text";

const revision = z.int().check(z.minimum(0));
const params = z.object({ id });

const redirect = z.object({ route: z.string(), pageId: id });

/** What is to be done in a page's texts for one language. */
const pageTranslations = z.object({ language, outdated: z.int(), missing: z.int() });
export type PageTranslations = z.output<typeof pageTranslations>;

const listed = z.object({
  id,
  route: z.string(),
  /** What it is used for where it is at no address: shown on pages by reference, or copied into them. */
  use: z.nullable(z.enum(["shared", "block", "preset"])),
  title: z.unknown(),
  /** Where it is on the site; null where it is not. */
  publishedRoute: z.nullable(z.string()),
  revision,
  publishedRevision: z.nullable(revision),
  /** How much the draft differs from what is on the site; 0 where it does not, or the page is not there. */
  changes: z.int(),
  /** When it is planned to go live, or off; the next of several. */
  plannedAt: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  /** Where it is kept among the pages. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** For whom the page and its sections are, each once. */
  access: z.array(access),
  /** How many other pages show it in place. */
  nestedIn: z.int(),
  /** Whether a page, a menu or a promotion links to it. */
  isLinked: z.boolean(),
  /** The site's own parts lead to it. */
  isSystem: z.boolean(),
  /** A plan of it could not be carried out. */
  hasFailedPlan: z.boolean(),
  /** Open requests to publish it, and open remarks about it. */
  openRequests: z.int(),
  openRemarks: z.int(),
  /** What of its draft stops a publish, and what is worth a look, as the site's findings have it. */
  blocking: z.int(),
  warnings: z.int(),
  /** The types of the sections of its draft. */
  sectionTypes: z.array(z.string()),
  /** Languages of the site in which its texts are outdated or missing. */
  translations: z.array(pageTranslations),
  sectionCount: z.int(),
  updatedAt: z.string(),
});
export type ListedPage = z.output<typeof listed>;

export const getPageOverview = endpoint({
  method: "GET",
  path: "/api/backoffice/page_overview",
  role: "content_editor",
  summary:
    "Every page, archived ones too, with what is known of its state and its use, and all redirects; after a stamp of an earlier answer only what differs since.",
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.object({
    /** To ask for what changes after this. */
    stamp: z.string(),
    /** Whether these are all pages, and not what differs since the stamp that was sent. */
    isWhole: z.boolean(),
    pages: z.array(listed),
    /** All of them; null where they are as they were. */
    redirects: z.nullable(z.array(redirect)),
  }),
});
export type PageOverview = z.output<(typeof getPageOverview)["answer"]>;

const pageIds = z.array(id).check(z.minLength(1), z.maxLength(5_000));

export const organizePages = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/organize",
  role: "content_editor",
  summary:
    "Moves pages into a folder, and gives and takes tags; drafts and the site stay as they are. 404 where one is missing, 422 past 20 tags on a page or folders deeper than 5.",
  body: z.object({
    ids: pageIds,
    folder: z.optional(folder),
    addTags: z._default(z.array(tag).check(z.maxLength(mostTags)), []),
    removeTags: z._default(z.array(tag).check(z.maxLength(mostTags)), []),
  }),
  answer: z.object({
    /** How many are otherwise than before. */
    changed: z.int(),
  }),
});

export const renamePageFolder = endpoint({
  method: "POST",
  path: "/api/backoffice/page_folders/rename",
  role: "content_editor",
  summary:
    'Gives a folder another name or place, with all pages and folders in it; to "" it is dissolved into the one around it.',
  body: z.object({ from: folder.check(z.minLength(1)), to: folder }),
  answer: z.object({ changed: z.int() }),
});

const found = z.object({
  id,
  sectionId: z.string(),
  sectionName: z.string(),
  /** The words around what was found. */
  excerpt: z.string(),
});
export type FoundPage = z.output<typeof found>;

export const searchPages = endpoint({
  method: "GET",
  path: "/api/backoffice/page_search",
  role: "content_editor",
  summary: "Pages whose drafts say a text in one of their sections, in any language; the first hundred by address.",
  query: z.object({ text: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)) }),
  answer: z.object({ pages: z.array(found) }),
});

const user = z.object({
  id,
  route: z.string(),
  title: z.unknown(),
  count: z.int(),
  /** Its newest draft does. */
  inDraft: z.boolean(),
  /** What visitors see does. */
  isLive: z.boolean(),
});
export type PageUser = z.output<typeof user>;

const pageUsage = z.object({
  /** Pages that show it in place. */
  nestedIn: z.array(user),
  /** Pages that link to it. */
  linkedFrom: z.array(user),
  /** Parts of the settings that link to it. */
  menus: z.array(z.enum(["top", "side", "bottom", "footer", "system"])),
  /** The keys of promotions that link to it. */
  promotions: z.array(z.string()),
  /** Old addresses that lead to it. */
  redirects: z.array(z.string()),
});
export type PageUsage = z.output<typeof pageUsage>;

export const getPageUsage = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/usage",
  role: "content_editor",
  summary: "Where a page is used, over drafts and published pages: shown in place, linked from pages, menus and promotions.",
  params,
  answer: pageUsage,
});

export const movePage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/move",
  role: "content_editor",
  summary:
    "Gives a page another address, at once on the site too (then administrators only); the old one leads there. 409 where it is taken, 422 where it is reserved.",
  params,
  body: z.object({
    /** The newest one. */
    revision,
    route,
    leavesRedirect: z._default(z.boolean(), true),
    /** Pages whose drafts shall link to the new address. */
    relink: z._default(z.array(id).check(z.maxLength(5_000)), []),
    /** Whether the menus of the settings shall; administrators only. */
    relinkMenus: z._default(z.boolean(), false),
  }),
  answer: z.object({ page, revision, publishedRevision: z.nullable(revision), relinked: z.array(id) }),
});

export const archivePage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/archive",
  role: "administrator",
  summary: "Takes a page off the site and out of the lists; 409 {data: {usage}} while other pages show it, unless confirmed.",
  params,
  body: z.object({
    /** The page to which its address shall lead; null for none. */
    redirectTo: z.nullable(id),
    isConfirmed: z._default(z.boolean(), false),
  }),
  answer: z.object({ archivedAt: z.string() }),
});

export const unarchivePage = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/unarchive",
  role: "administrator",
  summary: "Brings an archived page back as a draft, at a free address where its own is taken meanwhile.",
  params,
  body: z.object({}),
  answer: z.object({ route: z.string() }),
});

export const removePageRedirect = endpoint({
  method: "POST",
  path: "/api/backoffice/page_redirects/remove",
  role: "administrator",
  summary: "Ends a redirect: its address is nothing again.",
  body: z.object({ route: z.string().check(z.maxLength(300)) }),
  answer: z.object({ removed: z.boolean() }),
});
