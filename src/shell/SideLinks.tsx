import { useSettings, useText, useViewer } from "../kit/session/hooks";
import { ChatEntry } from "./ChatEntry";
import { MenuEntry } from "./MenuEntry";
import { visibleSideLinks } from "./menu_items";

/** The configured links of the side menu, in its middle or at its end (L-2.44, L-3.27). */
export function SideLinks({ isMiddle }: { isMiddle: boolean }) {
  const text = useText();
  const settings = useSettings();
  const { session } = useViewer();
  return visibleSideLinks(settings, session)
    .filter(({ middle }) => middle === isMiddle)
    .map(({ title, url, icon, isChat, newTab }, index) =>
      isChat ? (
        <ChatEntry key={index} title={text(title)} icon={icon} />
      ) : (
        <MenuEntry key={index} title={text(title)} url={url} icon={icon} newTab={newTab} />
      ),
    );
}
