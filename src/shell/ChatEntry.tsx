import { useChat } from "../features/chat/use_chat";
import { useSettings } from "../session/hooks";
import { MenuAction } from "./MenuEntry";
import { useOpenMenu } from "./open_menu";

/** Opens the live chat (L-2.49); only where there is one. */
export function ChatEntry({ title, icon = "message-circle" }: { title: string; icon?: string | undefined }) {
  const { liveChat } = useSettings();
  const { open } = useChat();
  const { close } = useOpenMenu();
  if (liveChat.provider === "none") return null;
  function handleClick() {
    close();
    open();
  }
  return <MenuAction title={title} icon={icon} onClick={handleClick} />;
}
