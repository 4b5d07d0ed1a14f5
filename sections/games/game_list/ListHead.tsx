import { useQuery } from "@tanstack/react-query";
import type { Text } from "../../../schemas/text";
import type { QueryContext } from "../../../src/api/section_query";
import { providersQuery } from "../../../src/features/provider_search/providers_query";
import { useText } from "../../../src/session/hooks";
import { SectionHead } from "../../../src/ui/SectionHead";
import { resolveSource } from "../source";
import css from "./GameList.module.css";
import { categoriesQuery, topCategoriesQuery } from "../filter/lists_query";
import { namedAfter } from "./queries";
import type { Props } from "./schema";

/** The list's title; one without is named after its category or studio, and heads the page. */
export function ListHead({ props, context }: { props: Props; context: QueryContext }) {
  const text = useText();
  const named = useNameOfSource(props, context);
  const title = text(props.title);
  if (title || !named) return <SectionHead title={title} />;
  const description = text(named.description);
  return (
    <header className={css.head}>
      <h1>{text(named.name)}</h1>
      {description && <p>{description}</p>}
    </header>
  );
}

function useNameOfSource(props: Props, context: QueryContext): { name: Text; description?: Text } | undefined {
  const { kind, value } = resolveSource(props.source, context.params);
  const needed = namedAfter(props);
  const providers = useQuery({ ...providersQuery(context.api), enabled: needed.providers });
  const categories = useQuery({ ...categoriesQuery(context), enabled: needed.categories });
  const topCategories = useQuery({ ...topCategoriesQuery(context), enabled: needed.topCategories });
  if (props.title) return undefined;
  switch (kind) {
    case "provider": {
      const provider = providers.data?.providers.rows.find((row) => row.master_casino_provider_id === value);
      return provider && { name: { en: provider.name } };
    }
    case "category": {
      const slug = value.split("/").at(-1);
      return categories.data?.casinoSubCategories.rows.find((row) => row.slug === slug);
    }
    case "topCategory":
      return topCategories.data?.topCategories.find((row) => row.slug === value);
    default:
      return undefined;
  }
}
