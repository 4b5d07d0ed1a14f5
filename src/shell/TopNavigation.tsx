import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "../kit/ui/icons";
import type { NavigationItem } from "../../schemas/navigation";
import { useApi, usePath, useSettings, useT, useText, useViewer } from "../kit/session/hooks";
import { Icon } from "../kit/ui/Icon";
import { MenuBadge } from "../features/rewards/menu_badge/MenuBadge";
import { currentIf, isCurrent, visibleItems } from "./menu_items";
import { topCategoriesQuery } from "./top_categories_query";
import css from "./TopNavigation.module.css";
import { useDropDown } from "./use_drop_down";

interface SubLink {
  title: string;
  url: string;
  icon?: string | null | undefined;
}

/** The basic layout's navigation, from the configured list (L-2.65 to L-2.67). */
export default function TopNavigation() {
  const t = useT();
  const { topNavigation } = useSettings();
  const { session } = useViewer();
  return (
    <nav className={css.navigation} aria-label={t("shell.main_navigation")}>
      <ul>
        {visibleItems(topNavigation, session).map((item, index) => (
          <li key={index}>
            <TopItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopItem({ item }: { item: NavigationItem }) {
  const text = useText();
  const path = usePath();
  if (item.type === "categories") return <Categories title={text(item.title)} />;
  if (item.items.length > 0) {
    const links = item.items.map((sub) => ({ title: text(sub.title), url: sub.url, icon: sub.iconUrl }));
    return <DropDown title={text(item.title)} links={links} />;
  }
  return (
    <a className={css.item} href={item.url} aria-current={currentIf(isCurrent(item.url, path))}>
      {text(item.title)}
      {item.badge && <MenuBadge badge={item.badge} />}
    </a>
  );
}

function Categories({ title }: { title: string }) {
  const text = useText();
  const { data } = useQuery(topCategoriesQuery(useApi()));
  const links = data?.topCategories.map(({ name, slug, iconName }) => ({
    title: text(name),
    url: `/categories/${slug}`,
    icon: iconName,
  }));
  return links?.length ? <DropDown title={title} links={links} /> : null;
}

function DropDown({ title, links }: { title: string; links: SubLink[] }) {
  const path = usePath();
  const { root, isOpen, toggle, button, list, hover } = useDropDown<HTMLDivElement>();
  const holdsCurrent = links.some(({ url }) => isCurrent(url, path));
  return (
    <div ref={root} className={css.dropDown} {...hover}>
      <button type="button" className={css.item} data-current={holdsCurrent} {...button} onClick={toggle}>
        {title}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div className={css.list} {...list} inert={!isOpen}>
        <ul>
          {links.map(({ title, url, icon }) => (
            <li key={url}>
              <a href={url} aria-current={currentIf(isCurrent(url, path))}>
                {icon && <Icon name={icon} size={18} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
