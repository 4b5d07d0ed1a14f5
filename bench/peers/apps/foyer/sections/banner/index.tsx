import "../../../shared/blocks.css";
import { defineSection, type SectionProps } from "../../../../../../sections/define_section";
import { useText } from "../../../../../../src/kit/session/hooks";
import { Banner as Block } from "../../../shared/blocks";
import type { Props } from "./schema";

function Banner({ props, root }: SectionProps<Props>) {
  const text = useText();
  return (
    <Block
      root={root}
      title={text(props.title)}
      subtitle={text(props.subtitle)}
      image={props.image}
      alt={text(props.alt)}
      ctaLabel={text(props.ctaLabel)}
      ctaHref={props.ctaHref}
    />
  );
}

export default defineSection(Banner);
