import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";
import { persona } from "../persona";

/** How long a link may live, in hours: an hour, a day, a week, thirty days. */
export const linkHours = [1, 24, 168, 720] as const;

/** A link shows nobody's account, so that its persona is made up. */
const madeUp = z.extend(persona, { player: z.null() });

const linkId = z.string().check(z.regex(/^[\w-]{22}$/));
const revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const previewLink = z.object({
  id: linkId,
  /** The whole address, as it is handed on. */
  url: z.string(),
  /** The address as a QR code: its dark modules as the path of a drawing, `size` modules wide. */
  qr: z.object({ size: z.int(), path: z.string() }),
  /** The revision that it stays at; null where it follows the draft. */
  revision: z.nullable(revision),
  persona: madeUp,
  allowsRemarks: z.boolean(),
  /** How many remarks came through it. */
  remarks: z.int(),
  author: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type PreviewLink = z.output<typeof previewLink>;

export const listPreviewLinks = endpoint({
  method: "GET",
  path: "/api/backoffice/pages/:id/preview-links",
  role: "content_editor",
  summary:
    "The links that show a page's draft to whoever has no account, newest first; without those that expired or were taken back.",
  params: z.object({ id }),
  answer: z.object({ previewLinks: z.array(previewLink) }),
});

export const makePreviewLink = endpoint({
  method: "POST",
  path: "/api/backoffice/pages/:id/preview-links",
  role: "content_editor",
  summary: "Makes a signed link to a page's draft as a made-up persona sees it; it opens no account and runs out by itself.",
  params: z.object({ id }),
  body: z.object({
    persona: madeUp,
    /** Null follows the draft. */
    revision: z.nullable(revision),
    hours: z.union([z.literal(1), z.literal(24), z.literal(168), z.literal(720)]),
    allowsRemarks: z._default(z.boolean(), false),
  }),
  answer: z.object({ previewLink }),
});

export const takeBackPreviewLink = endpoint({
  method: "DELETE",
  path: "/api/backoffice/pages/:id/preview-links/:linkId",
  role: "content_editor",
  summary: "Takes a preview link back: from then on it shows nothing, whoever has it.",
  params: z.object({ id, linkId }),
  answer: z.object({ id: linkId }),
});

export const addLinkRemark = endpoint({
  method: "POST",
  path: "/api/preview-links/:token/remarks",
  role: "public",
  summary: "Adds a remark to the page of a preview link that allows it, in the name that its writer gives.",
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ success: z.boolean() }),
});
