import { useInstall } from "../features/site/install/use_install";
import { useT } from "../kit/session/hooks";
import { MenuAction } from "./MenuEntry";

/** Puts the site on the home screen; there under the same condition as the install button (L-2.51, L-1.18). */
export function InstallEntry() {
  const t = useT();
  const { isOffered, start, dialog } = useInstall();
  if (!isOffered) return null;
  return (
    <MenuAction title={t("menus.install")} icon="smartphone" onClick={start}>
      {dialog}
    </MenuAction>
  );
}
