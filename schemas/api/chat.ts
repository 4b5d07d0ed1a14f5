import * as z from "zod/mini";
import { endpoint } from "../endpoint";

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const numberInAddress = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

export const reportMessage = endpoint({
  method: "POST",
  path: "/api/chat/report",
  role: "player",
  summary: "Asks a moderator to look at a message of the chat; 404 where it is not there any more.",
  body: z.object({ id }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** A message as those see it who look after the chat. */
const moderatedMessage = z.object({
  id: z.int(),
  message: z.string(),
  at: z.string(),
  userId: z.int(),
  nickname: z.nullable(z.string()),
  isFlagged: z.boolean(),
  hiddenAt: z.nullable(z.string()),
  /** The name of whoever took it out. */
  hiddenBy: z.nullable(z.string()),
});
export type ModeratedMessage = z.output<typeof moderatedMessage>;

export const moderatedViews = ["flagged", "newest", "hidden"] as const;
export type ModeratedView = (typeof moderatedViews)[number];

export const listMessages = endpoint({
  method: "GET",
  path: "/api/backoffice/chat",
  role: "content_editor",
  summary: "What was said in the chat, newest first: reported and still shown, all, or hidden.",
  query: z.object({ view: z._default(z.enum(moderatedViews), "newest"), before: z.optional(numberInAddress) }),
  answer: z.object({ messages: z.array(moderatedMessage), hasMore: z.boolean() }),
});

export const hideMessage = endpoint({
  method: "POST",
  path: "/api/backoffice/chat/hide",
  role: "content_editor",
  summary: "Takes a message out of the chat, for everybody at once.",
  body: z.object({ id }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const showMessage = endpoint({
  method: "POST",
  path: "/api/backoffice/chat/show",
  role: "content_editor",
  summary: "Shows a message of the chat again, and settles what was reported about it.",
  body: z.object({ id }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
