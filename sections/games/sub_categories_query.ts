import { getAllSubCategories, type SubCategory } from "../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";

/** The sub-categories of a top category, or all; asked for at most once a minute (L-9.09). */
export const subCategoriesQuery = (topCategory: string, { api }: Pick<QueryContext, "api">) => ({
  ...api.query(getAllSubCategories, { query: topCategory ? { topCategory } : {} }),
  staleTime: 60_000,
});

/** Those that hold games. */
export const filledCategories = (answer: unknown): SubCategory[] =>
  (answer as { casinoSubCategories: { rows: SubCategory[] } }).casinoSubCategories.rows.filter(({ gameCount }) => gameCount > 0);

/** A top category as props name it, or the route's where they name its parameter: `:topCategorySlug`. */
export const topCategoryOf = (name: string, params: QueryContext["params"]) =>
  name.startsWith(":") ? (params[name.slice(1)] ?? "") : name;

/** The page of a sub-category: the casino's (L-2.37), or the one inside its top category where only that one's are listed (L-2.08). */
export const categoryAddress = ({ slug }: Pick<SubCategory, "slug">, topCategory = "") =>
  topCategory ? `${topCategoryAddress(topCategory)}/${encodeURIComponent(slug)}` : `/casino/${encodeURIComponent(slug)}`;

export const topCategoryAddress = (slug: string) => `/categories/${encodeURIComponent(slug)}`;

/** What a list of categories needs. */
export const categoryQueries = ({ topCategory }: { topCategory: string }, context: QueryContext): SectionQuery[] => [
  subCategoriesQuery(topCategoryOf(topCategory, context.params), context),
];
