import type { SubCategory } from "../../../schemas/api/games";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { gamesQuery } from "../games_query";
import { filledCategories, subCategoriesQuery, topCategoryOf } from "../sub_categories_query";
import type { Props } from "./schema";

/** How many categories' games the server fetches with the page. */
const first = 2;

export const categoryQuery = ({ limit }: Props, { slug, topCategorySlug }: SubCategory, context: QueryContext) =>
  gamesQuery({ source: { kind: "category", value: `${topCategorySlug}/${slug}` }, limit }, context);

export const queries = (props: Props, context: QueryContext): SectionQuery[] => [
  {
    ...subCategoriesQuery(topCategoryOf(props.topCategory, context.params), context),
    followedBy: (answer) =>
      filledCategories(answer)
        .slice(0, first)
        .map((category) => categoryQuery(props, category, context)),
  },
];
