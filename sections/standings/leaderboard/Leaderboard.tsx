import { useT, useText } from "../../../src/session/hooks";
import type { SectionProps } from "../../define_section";
import { Bets } from "../Bets";
import type { Props } from "./schema";

/** What is bet and won on the site at this moment (S-2.48, C-2.47). */
export function Leaderboard({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  return <Bets root={root} title={text(props.title) || t("standings.bets")} limit={props.rowLimit} tabs={props.tabs} />;
}
