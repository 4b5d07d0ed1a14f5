import { useQuery } from "@tanstack/react-query";
import { useApi, useLanguage, useText } from "../kit/session/hooks";
import { formatNumber } from "../kit/ui/format";
import { Skeleton } from "../kit/ui/Skeleton";
import css from "./CategoryEntries.module.css";
import { MenuEntry } from "./MenuEntry";
import { topCategoriesQuery } from "./top_categories_query";

/** The game categories as entries of the menu, each with how many games it holds (L-2.45). */
export function CategoryEntries() {
  const text = useText();
  const language = useLanguage();
  const { data, isPending } = useQuery(topCategoriesQuery(useApi()));
  if (isPending) return <Pending />;
  return data?.topCategories.map((category) => (
    <MenuEntry
      key={category.slug}
      title={text(category.name)}
      url={`/categories/${category.slug}`}
      icon={category.iconName}
      end={category.gameCount > 0 && formatNumber(category.gameCount, language)}
      items={category.subCategoryList.map((sub) => ({ title: text(sub.name), url: `/casino/${sub.slug}` }))}
    />
  ));
}

const Pending = () =>
  ["62%", "48%", "70%", "54%", "58%"].map((width) => (
    <li key={width} className={css.pending}>
      <Skeleton width="20px" height="20px" />
      <Skeleton width={width} height="12px" />
    </li>
  ));
