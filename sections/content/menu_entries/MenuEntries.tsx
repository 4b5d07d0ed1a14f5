import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "../../../src/kit/ui/icons";
import type { NavigationItem } from "../../../schemas/navigation";
import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import { Icon } from "../../../src/kit/ui/Icon";
import css from "./Menu.module.css";
import { MenuBadge } from "../../../src/features/rewards/menu_badge/MenuBadge";
import { isCurrent } from "./menu_items";
import { categoriesQuery } from "./queries";

interface Place {
  route: Parameters<typeof isCurrent>[1];
  isVertical: boolean;
  /** Only one of a menu's entries is unfolded at a time. */
  group: string;
}

/** Entries as links; those with entries of their own unfold them, without JavaScript too. */
export const MenuEntries = ({ items, ...place }: Place & { items: readonly NavigationItem[] }) =>
  items.map((item, index) => (
    <li key={index}>
      {item.type === "categories" ? (
        <Categories item={item} {...place} />
      ) : item.items.length > 0 ? (
        <Unfolding item={item} {...place} />
      ) : (
        <Entry {...item} {...place} />
      )}
    </li>
  ));

type Linked = Pick<NavigationItem, "title" | "url" | "iconUrl" | "badge">;

function Entry({ title, url, iconUrl, badge, route }: Linked & Pick<Place, "route">) {
  const text = useText();
  return (
    <a className={css.entry} href={url} aria-current={isCurrent(url, route) ? "page" : undefined}>
      {iconUrl && <Icon name={iconUrl} />}
      {text(title)}
      <MenuBadge badge={badge} />
    </a>
  );
}

function Unfolding({ item, isVertical, route, group }: Place & { item: NavigationItem }) {
  const text = useText();
  const holdsCurrent = item.items.some(({ url }) => isCurrent(url, route));
  return (
    <details className={css.unfolding} name={isVertical ? undefined : group} open={isVertical && holdsCurrent}>
      <summary className={css.entry} data-current={holdsCurrent || undefined}>
        {item.iconUrl && <Icon name={item.iconUrl} />}
        {text(item.title)}
        <MenuBadge badge={item.badge} />
        <ChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </summary>
      <ul className={css.inner}>
        {item.items.map((sub, index) => (
          <li key={index}>
            <Entry {...sub} route={route} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The game categories under one entry (L-2.67). */
function Categories({ item, ...place }: Place & { item: NavigationItem }) {
  const { data } = useQuery(categoriesQuery(useQueryContext()));
  const items = data?.topCategories.map(({ name, slug, iconName }) => ({
    title: name,
    url: `/categories/${slug}`,
    iconUrl: iconName ?? undefined,
  }));
  return <Unfolding item={{ ...item, items: items ?? [] }} {...place} />;
}
