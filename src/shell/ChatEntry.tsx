import { useChat } from "../features/community/chat/use_chat";
import { useT } from "../kit/session/hooks";
import css from "../features/rewards/menu_badge/MenuBadge.module.css";
import { MenuAction } from "./MenuEntry";
import { useOpenMenu } from "./open_menu";

/** Opens the live chat, and closes it where it stands beside the page (L-2.49); only where there is one. */
export function ChatEntry({ title, icon = "message-circle" }: { title: string; icon?: string | undefined }) {
  const t = useT();
  const chat = useChat();
  const { close } = useOpenMenu();
  if (!chat.isOffered) return null;
  function handleClick() {
    close();
    if (chat.isOpen) chat.close();
    else chat.open();
  }
  const unread = chat.unread > 0 && !chat.isOpen && (
    <span className={css.badge}>
      <span aria-hidden="true">{chat.unread > 99 ? "99+" : chat.unread}</span>
      <span className="visually-hidden">{t("menus.unread", { count: chat.unread })}</span>
    </span>
  );
  return <MenuAction title={title} icon={icon} end={unread} onClick={handleClick} />;
}
