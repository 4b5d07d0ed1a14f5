import "../../../shared/blocks.css";
import { defineSection, type SectionProps } from "../../../../../../sections/define_section";
import { useText } from "../../../../../../src/kit/session/hooks";
import { TextSection } from "../../../shared/blocks";
import type { Props } from "./schema";

function Text({ props, root }: SectionProps<Props>) {
  const text = useText();
  return <TextSection root={root} title={text(props.title)} body={text(props.body)} />;
}

export default defineSection(Text);
