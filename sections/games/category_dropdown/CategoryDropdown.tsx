import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLanguage, useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { formatNumber } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { ChevronDown } from "../../../src/kit/ui/icons";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { NotLoaded } from "../NotLoaded";
import {
  categoryAddress,
  filledCategories,
  subCategoriesQuery,
  topCategoryAddress,
  topCategoryOf,
} from "../sub_categories_query";
import css from "./CategoryDropdown.module.css";
import type { Props } from "./schema";

/** A list of categories that unfolds, each a link to its page (S-2.74, L-2.37); the browser's own means, so it needs no JavaScript. */
export function CategoryDropdown({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const casino = usePageAddress()("casino");
  const context = useQueryContext();
  const box = useRef<HTMLDetailsElement>(null);
  const top = topCategoryOf(props.topCategory, context.params);
  const categories = useQuery({ ...subCategoriesQuery(top, context), select: filledCategories });
  const current = categories.data?.find(({ slug }) => slug === context.params.subCategorySlug);
  const label = text(props.title) || t("lobby.category");
  useCloseElsewhere(box);

  return (
    <section {...root}>
      {categories.isError ? (
        <NotLoaded of="lobby" onRetry={categories.refetch} isBusy={categories.isFetching} />
      ) : (
        <details ref={box} className={css.box} onKeyDown={closeOnEscape}>
          <summary className={css.summary}>
            <span className={css.label}>{label}</span>
            <span className={css.chosen}>
              {categories.isPending ? <Skeleton width="96px" height="14px" /> : current ? text(current.name) : t("lobby.all")}
            </span>
            <ChevronDown size={18} />
          </summary>
          <ul className={css.list}>
            <li>
              <a href={top ? topCategoryAddress(top) : casino} aria-current={current ? undefined : "page"}>
                <Icon name="layout-grid" size={18} />
                {t("lobby.all")}
              </a>
            </li>
            {categories.data?.map((category) => (
              <li key={category.slug}>
                <a href={categoryAddress(category)} aria-current={category === current ? "page" : undefined}>
                  <Icon name={category.customIcon ?? category.iconName ?? ""} size={18} />
                  {text(category.name)}
                  <span className={css.count}>{formatNumber(category.gameCount, language)}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/** It closes when somebody points or goes elsewhere, and when the page changes. */
function useCloseElsewhere(box: React.RefObject<HTMLDetailsElement | null>) {
  const { route } = useServices();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { ownerDocument } = element;
    const close = () => void (element.open = false);
    const handleOutside = ({ target }: Event) => {
      if (!element.contains(target as Node | null)) close();
    };
    const stopFollowing = route.subscribe(close);
    ownerDocument.addEventListener("pointerdown", handleOutside, true);
    ownerDocument.addEventListener("focusin", handleOutside, true);
    return () => {
      stopFollowing();
      ownerDocument.removeEventListener("pointerdown", handleOutside, true);
      ownerDocument.removeEventListener("focusin", handleOutside, true);
    };
  }, [box, route]);
}
