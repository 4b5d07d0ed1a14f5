import { useTellTakenOver } from "../kit/lazy/hydration";
import { useT } from "../kit/session/hooks";
import { MenuGroups } from "./MenuGroups";
import css from "./SideMenu.module.css";

/** What is pressed in it before its code is there is kept under this name, which no section can have. */
const place = "shell:menu";

/** The column beside the page: open or a rail of icons. Phones and tablets have the bottom bar in its place. */
export default function SideMenu() {
  const t = useT();
  useTellTakenOver(place);
  return (
    <div className={css.column} data-rail="" data-waits={place}>
      <nav id="side-menu" className={css.menu} aria-label={t("shell.main_navigation")}>
        <MenuGroups />
      </nav>
    </div>
  );
}
