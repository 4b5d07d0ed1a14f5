import { useDeferredValue, useState } from "react";
import { useOpenMenu } from "./open_menu";
import { OpenSheetPart } from "./open_sheet_part";
import { useIsWide } from "./use_is_wide";

/** The menu that is open over the page (L-2.64). Whoever opens none downloads nothing of it. */
export function Sheet() {
  const { open: asked, close } = useOpenMenu();
  const open = useDeferredValue(asked); // what was pressed shows it first
  const isWide = useIsWide();
  // Beside a wide page the account's menu hangs under its button.
  const menu = open === "none" || open === "sort" || (open === "profile" && isWide) ? null : open;
  const [latest, setLatest] = useState(menu);
  if (menu && menu !== latest) setLatest(menu); // what slides away stays what it was
  if (!latest) return null;
  function handleGiveUp() {
    setLatest(null);
    close();
  }
  return <OpenSheetPart menu={menu ?? latest} isOpen={menu !== null} isWide={isWide} onGiveUp={handleGiveUp} />;
}
