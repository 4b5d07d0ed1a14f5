import { useChat } from "../features/community/chat/use_chat";
import { useT } from "../kit/session/hooks";
import { Icon } from "../kit/ui/Icon";
import css from "./ContactButton.module.css";
import { usePageKind } from "./page_kind";

/** Opens the live chat from wherever somebody is; nothing of it where the site has none (L-1.11, L-2.80). */
export function ContactButton() {
  const t = useT();
  const { isOffered, isOpen, unread, open } = useChat();
  const kind = usePageKind();
  if (!isOffered || isOpen) return null;
  return (
    <button type="button" className={css.button} data-page={kind} data-opens-chat="" onClick={open}>
      <Icon name="message-circle" size={24} />
      <span className="visually-hidden">{t("frame.contact")}</span>
      {unread > 0 && (
        <span className={css.unread}>
          <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
          <span className="visually-hidden">{t("menus.unread", { count: unread })}</span>
        </span>
      )}
    </button>
  );
}
