import type { ChatMessage } from "../../../../../schemas/chat";

/**
 * Puts what the server says about a range of ids, both ends included, in the place of what was known of it; the others stay.
 * So a gap is closed, what comes twice is there once, and what was hidden meanwhile is gone.
 */
export function takeRange(
  known: readonly ChatMessage[],
  heard: readonly ChatMessage[],
  { from, to }: { from: number; to: number },
): readonly ChatMessage[] {
  const before = known.filter(({ id }) => id < from);
  const after = known.filter(({ id }) => id > to);
  return [...before, ...heard, ...after];
}
