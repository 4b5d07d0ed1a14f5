import type { CSSProperties } from "react";
import type { SectionProps } from "../../define_section";
import css from "./Blank.module.css";
import type { Props } from "./schema";

/** Empty space (S-1.28). */
export function Blank({ props: { height }, root }: SectionProps<Props>) {
  const sizes = { "--phone": `${height.mobile}px`, "--tablet": `${height.tablet}px`, "--desktop": `${height.desktop}px` };
  return <div {...root} className={css.blank} style={sizes as CSSProperties} aria-hidden="true" />;
}
