import "../../../shared/blocks.css";
import { defineSection, type SectionProps } from "../../../../../../sections/define_section";
import { useText } from "../../../../../../src/kit/session/hooks";
import { Faq as Block } from "../../../shared/blocks";
import type { Props } from "./schema";

function Faq({ props, root }: SectionProps<Props>) {
  const text = useText();
  const items = props.items.map(({ question, answer }) => ({ question: text(question), answer: text(answer) }));
  return <Block root={root} title={text(props.title)} items={items} />;
}

export default defineSection(Faq);
