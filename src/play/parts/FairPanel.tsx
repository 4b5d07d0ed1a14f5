import { ExternalLink, RefreshCw } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../kit/ui/format";
import { useGame, useGameState, useMoney } from "../game_context";
import { Button } from "./Button";
import css from "./FairPanel.module.css";
import { Panel } from "./Panel";

/** The seeds that rounds come of, a way to change them, and the last rounds, which anybody may verify. */
export default function FairPanel({ onClose }: { onClose: () => void }) {
  const { host, t } = useGame();
  const seeds = useGameState((state) => state.seeds);
  const flightSeeds = useGameState((state) => state.flightSeeds);
  return (
    <Panel title={t("in_game.fair.title")} onClose={onClose}>
      <p className={css.about}>{t(flightSeeds ? "in_game.crash.fair" : "in_game.fair.text")}</p>
      {flightSeeds && (
        <dl className={css.seeds}>
          <dt>{t("in_game.fair.server_hash")}</dt>
          <dd>{flightSeeds.serverSeedHash}</dd>
          <dt>{t("in_game.crash.public_seed")}</dt>
          <dd>{flightSeeds.clientSeed}</dd>
        </dl>
      )}
      {seeds && !flightSeeds && (
        <dl className={css.seeds}>
          <dt>{t("in_game.fair.server_hash")}</dt>
          <dd>{seeds.serverSeedHash}</dd>
          <dt>{t("in_game.fair.next_hash")}</dt>
          <dd>{seeds.nextServerSeedHash}</dd>
          <dt>{t("in_game.fair.client_seed")}</dt>
          <dd>{seeds.clientSeed}</dd>
          <dt>{t("in_game.fair.nonce")}</dt>
          <dd>{seeds.nonce}</dd>
        </dl>
      )}
      {!flightSeeds && <Rotation />}
      <LastRounds />
      <Button onClick={() => host.say({ type: "verify", roundId: null })}>
        <ExternalLink size={16} aria-hidden="true" />
        {t("in_game.fair.open")}
      </Button>
    </Panel>
  );
}

function Rotation() {
  const { game, t } = useGame();
  const isOpen = useGameState((state) => state.openRound !== null || state.out !== null);
  const [seed, setSeed] = useState("");
  const [revealed, setRevealed] = useState<{ serverSeed: string } | "failed" | null>(null);
  const isValid = seed === "" || /^[\x20-\x7e]{1,64}$/.test(seed.trim());
  async function rotate() {
    if (!isValid || isOpen) return;
    const told = await game.rotate(seed.trim());
    setRevealed(told ?? "failed");
    if (told) setSeed("");
  }
  return (
    <div className={css.rotation}>
      <label htmlFor="client-seed">{t("in_game.fair.new_seed")}</label>
      <div className={css.line}>
        <input
          id="client-seed"
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={!isValid}
          aria-describedby="client-seed-note"
          onChange={(event) => setSeed(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && void rotate()}
        />
        <Button onClick={() => void rotate()} disabled={isOpen || !isValid}>
          <RefreshCw size={16} aria-hidden="true" />
          {t("in_game.fair.rotate")}
        </Button>
      </div>
      <p id="client-seed-note" className={css.note}>
        {isOpen ? t("in_game.fair.finish_first") : isValid ? t("in_game.fair.rotate_note") : t("in_game.fair.seed_invalid")}
      </p>
      <p role="status" className={css.revealed}>
        {revealed === "failed"
          ? t("in_game.problems.failed")
          : revealed && t("in_game.fair.revealed", { seed: revealed.serverSeed })}
      </p>
    </div>
  );
}

function LastRounds() {
  const { host, language, t } = useGame();
  const money = useMoney();
  const rounds = useGameState((state) => state.lastRounds);
  if (rounds.length === 0) return null;
  return (
    <section>
      <h3 className={css.title}>{t("in_game.fair.last_rounds")}</h3>
      <ul className={css.rounds}>
        {rounds.slice(0, 10).map((round) => (
          <li key={round.id}>
            <code>{round.id.slice(0, 8)}</code>
            <span>{formatNumber(round.multiplier, language, { maximumFractionDigits: 4 })}×</span>
            <span className={round.payout > round.bet ? css.win : undefined}>{money(round.payout - round.bet, "always")}</span>
            <button
              type="button"
              aria-label={t("in_game.fair.verify_round", { id: round.id.slice(0, 8) })}
              onClick={() => host.say({ type: "verify", roundId: round.id })}
            >
              {t("in_game.fair.verify")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
