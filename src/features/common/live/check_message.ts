import * as z from "zod/mini";
import { emojiAnswer, fromLive, mark } from "../../../../schemas/live";

/** What the schemas make of what was heard; null for what is no message of ours. */
export function checkMessage(event: string, message: unknown, sent: unknown) {
  if (!Object.hasOwn(fromLive, event)) return null;
  const heard = z.safeParse(fromLive[event as keyof typeof fromLive], message);
  if (!heard.success) return null;
  const marked = z.safeParse(mark, sent);
  return { message: heard.data, ...(marked.success && { mark: marked.data }) };
}

export const checkReaction = (answer: unknown) => z.parse(emojiAnswer, answer);
