import { Icon } from "../../../src/kit/ui/Icon";
import type { SectionProps } from "../../define_section";
import { KindCard } from "../KindCard";
import type { Props } from "./schema";

export const DepositLimit = (section: SectionProps<Props>) => (
  <KindCard {...section} kind="deposit" icon={<Icon name="wallet" />} />
);
