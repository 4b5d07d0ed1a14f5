import { Icon } from "../../../src/kit/ui/Icon";
import type { SectionProps } from "../../define_section";
import { KindCard } from "../KindCard";
import type { Props } from "./schema";

export const LossLimit = (section: SectionProps<Props>) => (
  <KindCard {...section} kind="loss" icon={<Icon name="trending-down" />} />
);
