import { useT } from "../game_context";
import { Panel } from "../parts/Panel";
import { JackpotFacts } from "./JackpotFacts";

/** How the jackpots grow and are won. */
export default function JackpotPanel({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Panel title={t("in_game.jackpot.title")} onClose={onClose}>
      <JackpotFacts hasTitle={false} />
    </Panel>
  );
}
