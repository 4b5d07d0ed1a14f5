import { CircleAlert, CircleCheck } from "../../src/kit/ui/icons";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { formatNumber } from "../../src/kit/ui/format";
import { cardText } from "../../src/play/rules/cards";
import css from "./FairResult.module.css";
import type { Recomputed } from "./fair_recompute";
import { type FairRound, minorUnits, type Values } from "./fair_form";
import { writeSpin } from "./write_spin";

interface Props {
  result: Recomputed;
  values: Values;
  round: FairRound | null;
}

/** What came of it, whether it fits what was shown before and what the round had, and the numbers that it came of. */
export function FairResult({ result, values, round }: Props) {
  const t = useT();
  const language = useLanguage();
  const times = (multiplier: number) => `${formatNumber(multiplier, language, { maximumFractionDigits: 4 })}×`;
  const shownHash = values.hash.trim().toLowerCase();
  const isRound = round !== null && values.serverSeed === round.serverSeed && values.nonce === String(round.nonce);
  return (
    <div className={css.result}>
      <h3>{t("fair.result")}</h3>
      {shownHash !== "" && (
        <Check isRight={shownHash === result.hash} right={t("fair.hash_right")} wrong={t("fair.hash_wrong")} />
      )}
      {isRound && result.payout !== null && round.state === "settled" && (
        <Check isRight={result.payout === minorUnits(round, round.payout)} right={t("fair.same")} wrong={t("fair.differs")} />
      )}
      {isRound && values.client === "crash" && round.state === "settled" && (
        <Check
          isRight={crashedAt(result.outcome) === crashedAt(round.outcome)}
          right={t("fair.crash_right")}
          wrong={t("fair.crash_wrong")}
        />
      )}
      {isRound && typeof result.isLink === "boolean" && (
        <Check
          isRight={result.isLink}
          right={t("fair.chain_right", { number: formatNumber(round.flight?.number ?? 0, language) })}
          wrong={t("fair.chain_wrong")}
        />
      )}
      {isRound && result.isLink === "far" && (
        <p className={css.note}>{t("fair.chain_far", { number: formatNumber(round.flight?.number ?? 0, language) })}</p>
      )}
      <dl className={css.facts}>
        <dt>{t("fair.outcome")}</dt>
        <dd>
          <Outcome values={values} outcome={result.outcome} times={times} />
        </dd>
        {result.multiplier !== null && (
          <>
            <dt>{t("in_game.multiplier")}</dt>
            <dd>{times(result.multiplier)}</dd>
          </>
        )}
        {result.rounding !== null && (
          <>
            <dt>{t("fair.rounding")}</dt>
            <dd>
              <code>{result.rounding.toFixed(10)}</code>
            </dd>
          </>
        )}
        <dt>{t("fair.hash_of_seed")}</dt>
        <dd>
          <code>{result.hash}</code>
        </dd>
      </dl>
      <details className={css.floats}>
        <summary>{t("fair.numbers", { count: result.floats.length })}</summary>
        <code>{result.floats.map((float) => float.toFixed(10)).join(" ")}</code>
      </details>
    </div>
  );
}

const crashedAt = (outcome: unknown) => (outcome as { crashedAt?: number | null } | null)?.crashedAt ?? null;

const Check = ({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) => (
  <p className={isRight ? css.right : css.wrong}>
    {isRight ? <CircleCheck size={20} aria-hidden="true" /> : <CircleAlert size={20} aria-hidden="true" />}
    {isRight ? right : wrong}
  </p>
);

interface OutcomeProps {
  values: Pick<Values, "client" | "segments" | "begins">;
  outcome: unknown;
  times: (multiplier: number) => string;
}

/** What came of a round, in words. */
export function Outcome({ values, outcome, times }: OutcomeProps) {
  const { client } = values;
  const t = useT();
  const language = useLanguage();
  if (client === "dice") {
    const { roll } = outcome as { roll: number };
    return t("in_game.dice.rolled", { roll: formatNumber(roll / 100, language, { minimumFractionDigits: 2 }) });
  }
  if (client === "limbo") return t("in_game.limbo.came", { multiplier: times((outcome as { result: number }).result / 100) });
  if (client === "mines")
    return t("fair.mines_under", { tiles: (outcome as { mines: number[] }).mines.map((tile) => tile + 1).join(", ") });
  if (client === "plinko") {
    const { path, bucket } = outcome as { path: boolean[]; bucket: number };
    return t("fair.ball", { path: path.map((isRight) => (isRight ? "→" : "←")).join(" "), bucket: bucket + 1 });
  }
  if (client === "crash") return t("in_game.crash.crashed_at", { multiplier: times((crashedAt(outcome) ?? 100) / 100) });
  if (client === "keno")
    return t("fair.drawn", { numbers: (outcome as { drawn: number[] }).drawn.map((number) => number + 1).join(", ") });
  if (client === "wheel") return t("fair.segment", { segment: (outcome as { segment: number }).segment, count: values.segments });
  if (client === "hilo") return t("fair.cards", { cards: writeCards((outcome as { cards: number[] }).cards) });
  if (client === "towers")
    return t("fair.safe_tiles", {
      rows: (outcome as { safe: number[][] }).safe.map((row) => row.map((tile) => tile + 1).join("+")).join(", "),
    });
  if (client === "roulette") return t("fair.pocket", { pocket: (outcome as { pocket: number }).pocket });
  if (client === "baccarat") {
    const { player, banker } = outcome as { player: number[]; banker: number[] };
    return t("fair.hands", { player: writeCards(player), banker: writeCards(banker) });
  }
  if (client === "video_poker") {
    const { dealt, cards } = outcome as { dealt: number[]; cards: number[] | null };
    if (!cards) return t("fair.cards", { cards: writeCards(dealt) });
    return t("fair.draw_hand", { dealt: writeCards(dealt), cards: writeCards(cards) });
  }
  if (client === "blackjack") {
    const { hands, dealer } = outcome as { hands: { cards: number[] }[]; dealer: number[] };
    return t("fair.dealer_hand", {
      hands: hands.map(({ cards }) => writeCards(cards)).join(" | "),
      dealer: writeCards(dealer),
    });
  }
  return (
    <>
      {values.begins === "bought" && <p>{t("fair.begins_bought")}</p>}
      <Spins outcome={(outcome as { spins: Parameters<typeof writeSpin>[0][] }).spins} />
    </>
  );
}

const writeCards = (cards: readonly number[]) => cards.map(cardText).join(" ");

/** Spin after spin; what fell, and each turn of coins that stayed, line by line. */
function Spins({ outcome }: { outcome: Parameters<typeof writeSpin>[0][] }) {
  const t = useT();
  return (
    <ol className={css.spins}>
      {outcome.map(writeSpin).map(({ grids, turns }, spin) => (
        <li key={spin}>
          {grids.map((grid, step) => (
            <code key={step}>{grid}</code>
          ))}
          {turns.length > 0 && t("in_game.slot.hold")}
          {turns.map((turn, step) => (
            <code key={`turn ${step}`}>{turn}</code>
          ))}
        </li>
      ))}
    </ol>
  );
}
