import type { GameClient } from "../../../schemas/play/clients";
import { formatPercent } from "../../kit/ui/format";
import { useGame, useMoney, useOpened } from "../game_context";
import css from "./HelpPanel.module.css";
import { Panel } from "./Panel";
import { RulesNote } from "./RulesNote";

const keys = ["play", "amount", "stop", "theatre", "sound"] as const;
/** Keys of one game alone. */
const ownKeys: Partial<Record<GameClient, readonly string[]>> = {
  crash: ["second"],
  hilo: ["higher", "lower", "skip"],
  towers: ["tile"],
  blackjack: ["hit", "stand", "double", "split"],
  video_poker: ["hold"],
};

/** How the game is played, what it returns, its limits and its keys. */
export default function HelpPanel({ onClose }: { onClose: () => void }) {
  const { language, t } = useGame();
  const money = useMoney();
  const { game, limits, buysWith } = useOpened();
  const facts = [
    [t("in_game.help.rtp"), game.returnToPlayer === null ? "–" : formatPercent(game.returnToPlayer, language)],
    [t("in_game.help.bets"), `${money(limits.minBet)} – ${money(limits.maxBet)}`],
    [t("in_game.help.max_payout"), money(limits.maxPayout)],
  ];
  return (
    <Panel title={t("in_game.help.title")} onClose={onClose}>
      <p className={css.text}>{t(`in_game.help.${game.client}`)}</p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RulesNote />
      <h3 className={css.title}>{t("in_game.help.keys.title")}</h3>
      <dl className={css.facts}>
        {[...keys, ...(ownKeys[game.client] ?? []), ...(buysWith ? ["buy"] : [])].map((key) => (
          <div key={key}>
            <dt>{t(`in_game.help.keys.${key}`)}</dt>
            <dd>
              <kbd>{t(`in_game.help.keys.${key}_key`)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
