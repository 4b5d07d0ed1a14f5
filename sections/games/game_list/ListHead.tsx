import type { QueryContext } from "../../../src/kit/api/section_query";
import { useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import css from "./GameList.module.css";
import type { Props } from "./schema";
import { useNamesake } from "./use_namesake";

/** The list's title; one without is named after its category or studio, and heads the page. */
export function ListHead({ props, context }: { props: Props; context: QueryContext }) {
  const text = useText();
  const named = useNamesake(props, context);
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
