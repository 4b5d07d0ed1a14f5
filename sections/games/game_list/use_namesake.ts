import { useQuery } from "@tanstack/react-query";
import type { Text } from "../../../schemas/text";
import type { QueryContext } from "../../../src/kit/api/section_query";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import { categoriesQuery, topCategoriesQuery } from "../filter/lists_query";
import { resolveSource } from "../source";
import { namedAfter } from "./queries";
import type { Props } from "./schema";

interface Namesake {
  name: Text;
  description?: Text;
}

/**
 * The category or studio that a list without a title is named after: null where there is none of that name, undefined as long as
 * nobody knows, and where a list is named otherwise.
 */
export function useNamesake(props: Props, context: QueryContext): Namesake | null | undefined {
  const { kind, value } = resolveSource(props.source, context.params);
  const needed = namedAfter(props);
  const providers = useQuery({ ...providersQuery(context.api), enabled: needed.providers });
  const categories = useQuery({ ...categoriesQuery(context), enabled: needed.categories });
  const topCategories = useQuery({ ...topCategoriesQuery(context), enabled: needed.topCategories });
  if (props.title) return undefined;
  switch (kind) {
    case "provider": {
      const { count = 0, rows } = providers.data?.providers ?? {};
      const provider = rows?.find((row) => row.master_casino_provider_id === value);
      if (provider) return { name: { en: provider.name } };
      return rows && rows.length >= count ? null : undefined; // of more studios than came, nobody knows
    }
    case "category": {
      const slug = value.split("/").at(-1);
      return found(categories.data?.casinoSubCategories.rows, slug);
    }
    case "topCategory":
      return found(topCategories.data?.topCategories, value);
    default:
      return undefined;
  }
}

const found = <Row extends { slug: string }>(rows: readonly Row[] | undefined, slug: string | undefined) =>
  rows && (rows.find((row) => row.slug === slug) ?? null);
