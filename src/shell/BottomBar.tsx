import { Menu, Search } from "../kit/ui/icons";
import { useLanguage, usePath, useSettings, useT, useText, useViewer } from "../kit/session/hooks";
import { Icon } from "../kit/ui/Icon";
import css from "./BottomBar.module.css";
import { MenuBadge } from "../features/rewards/menu_badge/MenuBadge";
import { bottomBarItems, currentIf, isCurrent } from "./menu_items";
import { partOfMenu, useOpenMenu } from "./open_menu";
import { prepareSheet } from "./open_sheet_part";
import { usePageKind } from "./page_kind";

/** On phones and tablets: Menu, Search and the configured links (L-2.60); not beside a game, nor on phones in the cashier (L-2.59). */
export function BottomBar() {
  const t = useT();
  const text = useText();
  const settings = useSettings();
  const language = useLanguage();
  const path = usePath();
  const { session } = useViewer();
  const kind = usePageKind();
  if (kind === "game") return null;
  return (
    <nav className={css.bar} data-page={kind} aria-label={t("shell.bottom_bar")} {...partOfMenu}>
      <SheetButton menu="navigation" label={t("shell.menu")} Icon={Menu} />
      <SheetButton menu="search" label={t("shell.search")} Icon={Search} />
      {bottomBarItems(settings, session, language).map((item) => (
        <a key={item.url} className={css.item} href={item.url} aria-current={currentIf(isCurrent(item.url, path))}>
          <Icon name={item.iconUrl ?? ""} size={22} />
          <span className={css.label}>{text(item.title)}</span>
          {item.badge && (
            <span className={css.badge}>
              <MenuBadge badge={item.badge} />
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

function SheetButton({ menu, label, Icon }: { menu: "navigation" | "search"; label: string; Icon: typeof Menu }) {
  const { open, toggle } = useOpenMenu();
  return (
    <button
      type="button"
      className={css.item}
      aria-expanded={open === menu}
      onClick={({ currentTarget }) => toggle(menu, currentTarget)}
      {...prepareSheet(menu)}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.label}>{label}</span>
    </button>
  );
}
