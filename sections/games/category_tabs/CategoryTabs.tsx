import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useParams, usePath, useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Icon } from "../../../src/kit/ui/Icon";
import { ChevronLeft, ChevronRight } from "../../../src/kit/ui/icons";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { useScrollRow } from "../../../src/kit/ui/use_scroll_row";
import type { SectionProps } from "../../define_section";
import { NotLoaded } from "../NotLoaded";
import {
  categoryAddress,
  filledCategories,
  subCategoriesQuery,
  topCategoryAddress,
  topCategoryOf,
} from "../sub_categories_query";
import css from "./CategoryTabs.module.css";
import type { Props } from "./schema";

/** Categories beside each other, each a link to its page; to drag, to scroll, or to move by arrows (S-2.73, L-2.38). */
export function CategoryTabs({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const context = useQueryContext();
  const top = topCategoryOf(props.topCategory, context.params);
  const categories = useQuery({ ...subCategoriesQuery(top, context), select: filledCategories });
  if (categories.isError) {
    return (
      <section {...root}>
        <NotLoaded of="lobby" onRetry={categories.refetch} isBusy={categories.isFetching} />
      </section>
    );
  }
  return (
    <section {...root} className={css.section} data-sticky={props.sticky || undefined} aria-busy={categories.isPending}>
      <Bar label={text(props.title) || t("lobby.categories")}>
        {props.showLobby && <LobbyTab top={top} showIcons={props.showIcons} />}
        {categories.isPending
          ? placeholders.map((width, place) => (
              <li key={place} className={css.pending}>
                <Skeleton width={width} height="14px" />
              </li>
            ))
          : categories.data.map((category) => (
              <Tab
                key={category.slug}
                href={categoryAddress(category, top)}
                isCurrent={context.params.subCategorySlug === category.slug}
                icon={props.showIcons && (category.customIcon ?? category.iconName)}
              >
                {text(category.name)}
              </Tab>
            ))}
      </Bar>
    </section>
  );
}

/** Exactly six (L-2.38). */
const placeholders = ["64px", "88px", "72px", "96px", "68px", "80px"];

function Bar({ label, children }: { label: string; children: ReactNode }) {
  const t = useT();
  const path = usePath();
  const row = useScrollRow({ drag });
  const list = useRef<HTMLUListElement | null>(null);

  useEffect(() => {
    const bar = list.current;
    const current = bar?.querySelector<HTMLElement>("[aria-current]");
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
  }, [path]);

  return (
    <nav className={css.bar} aria-label={label} data-more={row.canGoForward || undefined} data-less={row.canGoBack || undefined}>
      <button type="button" className={css.arrow} aria-label={t("games.back")} hidden={!row.canGoBack} onClick={row.back}>
        <ChevronLeft size={18} />
      </button>
      <ul
        className={css.tabs}
        ref={(element) => {
          list.current = element;
          row.ref(element);
        }}
      >
        {children}
      </ul>
      <button
        type="button"
        className={css.arrow}
        aria-label={t("games.forward")}
        hidden={!row.canGoForward}
        onClick={row.forward}
      >
        <ChevronRight size={18} />
      </button>
    </nav>
  );
}

const drag = { multiplier: 3, threshold: 4 }; // C-9.41

function LobbyTab({ top, showIcons }: { top: string; showIcons: boolean }) {
  const t = useT();
  const path = usePath();
  const params = useParams();
  const casino = usePageAddress()("casino");
  const href = top ? topCategoryAddress(top) : casino;
  return (
    <Tab href={href} isCurrent={path === href && !params.subCategorySlug} icon={showIcons && "layout-grid"}>
      {top ? t("lobby.all") : t("lobby.lobby")}
    </Tab>
  );
}

interface TabProps {
  href: string;
  isCurrent: boolean;
  icon: string | null | false;
  children: ReactNode;
}

const Tab = ({ href, isCurrent, icon, children }: TabProps) => (
  <li>
    <a className={css.tab} href={href} aria-current={isCurrent ? "page" : undefined}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  </li>
);
