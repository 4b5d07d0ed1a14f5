import { HistoryList } from "../../../src/features/money/history/HistoryList";
import { useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import css from "../History.module.css";
import { kinds } from "./queries";
import type { Props } from "./schema";

/** What somebody bet and won (S-2.36); nothing for guests. */
export function CasinoTransactions({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (useViewer().session !== "user") return <section {...root} hidden />;
  return (
    <section {...root} className={css.section}>
      <HistoryList title={text(props.title)} kinds={kinds} limit={props.limit} hasDates />
    </section>
  );
}
