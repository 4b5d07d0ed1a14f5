import type { SectionProps } from "../../define_section";
import { WinnerList } from "../WinnerList";
import type { Props } from "./schema";
import { wantedOf } from "./wanted";

/** The highest wins of the last days, with their places (S-2.46). */
export const TopWinners = ({ props, root }: SectionProps<Props>) => (
  <WinnerList wanted={wantedOf(props)} title={props.title} root={root} />
);
