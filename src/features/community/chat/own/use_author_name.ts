import { useCallback } from "react";
import type { ChatMessage } from "../../../../../schemas/chat";
import { useT } from "../../../../kit/session/hooks";

/** What the author of a message is called (L-5.17). */
export function useAuthorName() {
  const t = useT();
  return useCallback(({ isOwn, nickname }: ChatMessage) => (isOwn ? t("chat.you") : (nickname ?? t("chat.somebody"))), [t]);
}
