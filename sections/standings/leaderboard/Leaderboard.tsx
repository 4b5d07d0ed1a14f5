import { useT, useText } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { Bets } from "../Bets";
import { RaceBoard } from "../RaceBoard";
import type { Props } from "./schema";

/** What is bet and won on the site at this moment, or who leads in the tournaments that run (S-2.48, C-2.47). */
export function Leaderboard({ props, root }: SectionProps<Props>) {
  const t = useT();
  const title = useText()(props.title);
  return props.mode === "tournament" ? (
    <RaceBoard root={root} title={title || t("standings.races.title")} limit={props.rowLimit} />
  ) : (
    <Bets root={root} title={title || t("standings.bets")} limit={props.rowLimit} tabs={props.tabs} />
  );
}
