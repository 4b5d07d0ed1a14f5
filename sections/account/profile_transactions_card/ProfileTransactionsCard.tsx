import { useText, useUser } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import { TransactionsCard } from "../cards/TransactionsCard";
import type { Props } from "./schema";

/** The newest payments, each with the way to its receipt (S-2.07); nothing for guests. */
export function ProfileTransactionsCard({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (!useUser()) return <section {...root} hidden />;
  return (
    <section {...root}>
      <TransactionsCard title={text(props.title)} limit={props.limit} />
    </section>
  );
}
