import "../../../shared/blocks.css";
import { defineSection, type SectionProps } from "../../../../../../sections/define_section";
import { useText } from "../../../../../../src/kit/session/hooks";
import { CardGrid } from "../../../shared/blocks";
import type { Props } from "./schema";

function Grid({ props, root }: SectionProps<Props>) {
  const text = useText();
  const items = props.items.map((item) => ({ heading: text(item.heading), text: text(item.text), href: item.href }));
  return <CardGrid root={root} title={text(props.title)} items={items} />;
}

export default defineSection(Grid);
