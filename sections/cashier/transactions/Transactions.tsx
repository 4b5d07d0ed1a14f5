import { HistoryList } from "../../../src/features/money/history/HistoryList";
import { useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import css from "../History.module.css";
import { kindsOf } from "./kinds";
import type { Props } from "./schema";

/** What somebody paid in and out and played for (S-2.35); nothing for guests. */
export function Transactions({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (useViewer().session !== "user") return <section {...root} hidden />;
  return (
    <section {...root} className={css.section}>
      <HistoryList title={text(props.title)} kinds={kindsOf(props.types)} limit={props.limit} hasDates={props.dateFilter} />
    </section>
  );
}
