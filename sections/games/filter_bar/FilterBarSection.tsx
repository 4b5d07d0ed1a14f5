import { useQueryContext, useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { FilterBar } from "../filter/FilterBar";
import { recallsOrder, useStoredOrder } from "../filter/use_stored_order";
import css from "./FilterBarSection.module.css";
import type { Props } from "./schema";

/** Narrows the lists of the page that follow the address (S-2.76). */
export function FilterBarSection({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const { controls, source } = props;
  const kept = { sort: controls.includes("sort"), unplayed: controls.includes("unplayed") };
  useStoredOrder(kept);
  return (
    <section {...root} {...recallsOrder(kept)} className={css.section}>
      <SectionHead title={text(props.title)} />
      <FilterBar controls={controls} source={source} context={context} />
    </section>
  );
}
