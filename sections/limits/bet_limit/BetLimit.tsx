import { Icon } from "../../../src/kit/ui/Icon";
import type { SectionProps } from "../../define_section";
import { KindCard } from "../KindCard";
import type { Props } from "./schema";

export const BetLimit = (section: SectionProps<Props>) => <KindCard {...section} kind="bet" icon={<Icon name="coins" />} />;
