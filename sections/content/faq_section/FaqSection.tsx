import { Plus } from "../../../src/kit/ui/icons";
import { useText } from "../../../src/kit/session/hooks";
import { Disclosure } from "../../../src/kit/ui/Disclosure";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import type { SectionProps } from "../../define_section";
import css from "./FaqSection.module.css";
import type { Props } from "./schema";

/** Questions that open their answers (S-1.17, L-3.36). */
export function FaqSection({ props, root, id }: SectionProps<Props>) {
  const text = useText();
  const title = text(props.title);
  return (
    <section {...root} className={css.section}>
      <div className={css.columns} data-title={title !== "" || undefined}>
        {title && <h2 className={css.title}>{title}</h2>}
        <div className={css.items}>
          {props.items.map((item, index) => (
            <Disclosure
              key={index}
              summary={text(item.question)}
              name={props.singleOpen ? `faq-${id}` : undefined}
              mark={<Plus size={20} strokeWidth={1.75} />}
            >
              <RichText html={text(item.answer)} className={css.answer} />
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
