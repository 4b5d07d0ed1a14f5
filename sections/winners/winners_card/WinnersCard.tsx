import type { SectionProps } from "../../define_section";
import { WinnerList } from "../WinnerList";
import type { Props } from "./schema";
import { wantedOf } from "./wanted";

/** A few winners in a card that fits beside something else (S-2.47). */
export const WinnersCard = ({ props, root }: SectionProps<Props>) => (
  <WinnerList wanted={wantedOf(props)} title={props.title} root={root} isCompact />
);
