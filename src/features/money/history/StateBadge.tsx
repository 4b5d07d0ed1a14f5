import { useT } from "../../../kit/session/hooks";
import { Check, X } from "../../../kit/ui/icons";
import css from "./StateBadge.module.css";
import { stateTone } from "./transaction_state";

const signs = { good: Check, bad: X } as const;

/** How a payment stands: a word and a shape, its colour is the third sign. */
export function StateBadge({ state }: { state: string }) {
  const t = useT();
  const tone = stateTone(state);
  const Sign = tone === "good" || tone === "bad" ? signs[tone] : null;
  return (
    <span className={css.state} data-tone={tone}>
      {Sign ? <Sign size={13} strokeWidth={2.5} aria-hidden="true" /> : <i aria-hidden="true" />}
      {t(`history.states.${state}`)}
    </span>
  );
}
