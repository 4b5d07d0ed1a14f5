import { setPreference } from "../session/preferences";
import { useServices } from "../session/services";
import { useFrame } from "../ui/frame";
import { MenuAction } from "./MenuEntry";
import { useOpenMenu } from "./open_menu";

/** Opens the live chat (L-2.49); only where there is one. */
export function ChatEntry({ title, icon = "message-circle" }: { title: string; icon?: string | undefined }) {
  const { preferences, settings } = useServices();
  const frame = useFrame();
  const { close } = useOpenMenu();
  if (settings.liveChat.provider === "none") return null;
  function handleClick() {
    close();
    if (frame) setPreference(preferences, frame.document, "chat", "open");
  }
  return <MenuAction title={title} icon={icon} onClick={handleClick} />;
}
