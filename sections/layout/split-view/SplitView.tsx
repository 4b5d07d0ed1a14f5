import { useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./SplitView.module.css";
import type { Props } from "./schema";

/** Columns that hold other sections of the page (S-1.29, L-2.96). */
export function SplitView({ props, root, id, columns }: SectionProps<Props>) {
  const text = useText();
  const template = columns.map((_, index) => `minmax(0, ${props.widths[index] ?? 1}fr)`).join(" ");
  return (
    <section {...root} className={css.split}>
      <SectionHead title={text(props.title)} />
      <style>{`@container (min-width: ${props.stackBelow}px) { [data-split="${id}"] { grid-template-columns: ${template}; } }`}</style>
      <div className={css.columns} data-split={id}>
        {columns.map((column, index) => (
          <div key={index} className={css.column} data-column={index}>
            {column}
          </div>
        ))}
      </div>
    </section>
  );
}
