import type { SectionProps } from "../../define_section";
import css from "./NestedPage.module.css";
import type { Props } from "./schema";

/** Another page's sections in place (S-1.27); whose they are is settled before rendering. */
export function NestedPage({ root, children }: SectionProps<Props>) {
  return (
    <div {...root} className={css.nested}>
      {children}
    </div>
  );
}
