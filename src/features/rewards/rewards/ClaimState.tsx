import { useT } from "../../../kit/session/hooks";
import { Check, Hourglass } from "../../../kit/ui/icons";
import css from "./ClaimState.module.css";

interface Props {
  state: "running" | "held";
  size?: "medium" | "large";
}

/** What stands in the place of a claim's button: the bonus runs, or the house looks at the claim. */
export function ClaimState({ state, size = "medium" }: Props) {
  const t = useT();
  const Icon = state === "running" ? Check : Hourglass;
  return (
    <p className={css.state} data-size={size}>
      <Icon size={16} aria-hidden="true" />
      {t(`offer.claim.${state}`)}
    </p>
  );
}
