import { useChat } from "../features/community/chat/use_chat";
import { hasOwnPage } from "../layout/page_address";
import { useLanguage, useSettings } from "../kit/session/hooks";

/** The pages that a button beside the page leads to, as soon as the site has them (L-2.79). */
export const floatingPages = ["rakeback", "calendar"] as const;

/** Whether something floats beside the page on desktops: known from the start, so that the page leaves it room before it comes. */
export function useDocked() {
  const settings = useSettings();
  const language = useLanguage();
  const chat = useChat();
  if (chat.isOffered && !chat.isOpen) return true;
  return !settings.footerOff && floatingPages.some((page) => hasOwnPage(settings, page, language));
}
