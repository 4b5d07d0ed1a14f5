import { ChevronDown } from "../../../src/kit/ui/icons";
import { useT, useText } from "../../../src/kit/session/hooks";
import { Disclosure } from "../../../src/kit/ui/Disclosure";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import type { SectionProps } from "../../define_section";
import css from "./ExpandContent.module.css";
import type { Props } from "./schema";

/** Text that opens under its title (S-1.24). */
export function ExpandContent({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  return (
    <section {...root} className={css.section}>
      <Disclosure
        summary={<h2 className={css.title}>{text(props.title) || t("content.read_more")}</h2>}
        isOpen={props.initiallyOpen}
        mark={<ChevronDown size={20} strokeWidth={1.75} />}
      >
        <RichText html={text(props.body)} className={css.body} />
      </Disclosure>
    </section>
  );
}
