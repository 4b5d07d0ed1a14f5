import { WithdrawFlow } from "../../../src/features/money/payout/WithdrawFlow";
import { useText, useViewer } from "../../../src/kit/session/hooks";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";

/** The whole way of money out of the casino (S-2.63); nothing for guests. */
export function Withdraw({ props, root }: SectionProps<Props>) {
  const text = useText();
  if (useViewer().session !== "user") return <section {...root} hidden />;
  return <WithdrawFlow root={root} title={text(props.title)} methodIds={props.methodIds} />;
}
