import { useT } from "../../src/kit/session/hooks";
import { PauseButton } from "../../src/kit/ui/PauseButton";

/** Lets amounts rest, and grow again. */
export function HoldAmounts({ isHeld, onToggle }: { isHeld: boolean; onToggle: () => void }) {
  const t = useT();
  return <PauseButton words={{ pause: t("jackpots.pause"), play: t("jackpots.resume") }} isPaused={isHeld} onToggle={onToggle} />;
}
