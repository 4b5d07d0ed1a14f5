import { useT } from "../session/hooks";
import { MenuGroups } from "./MenuGroups";
import css from "./SideMenu.module.css";

/** The column beside the page: open or a rail of icons. Phones and tablets have the bottom bar in its place. */
export default function SideMenu() {
  const t = useT();
  return (
    <div className={css.column} data-rail="">
      <nav id="side-menu" className={css.menu} aria-label={t("shell.main_navigation")}>
        <MenuGroups />
      </nav>
    </div>
  );
}
