import type { Mission, MissionPart } from "../../../schemas/api/missions";
import { givenWords } from "../../../src/features/rewards/rewards/key_terms";
import { ShortTerms } from "../../../src/features/rewards/rewards/ShortTerms";
import { remainingTime } from "../../../src/features/rewards/tournament/remaining";
import { useMinutes } from "../../../src/features/rewards/tournament/use_minutes";
import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { Disclosure } from "../../../src/kit/ui/Disclosure";
import { formatMoney, formatNumber } from "../../../src/kit/ui/format";
import { ChevronDown } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import { MissionWays } from "./MissionWays";
import css from "./Missions.module.css";

/** One mission: what has to be done and how much of it is, how long it goes, what it brings and what can be done now. */
export function MissionCard({ mission, serverNow }: { mission: Mission; serverNow: string }) {
  const t = useT();
  const text = useText();
  const { content, state, repeats, parts, reward } = mission;
  return (
    <li className={css.card} data-state={state}>
      <p className={css.marks}>
        <span className={css.state}>{t(`missions.state.${state}`)}</span>
        <span>{t(`missions.repeats.${repeats}`)}</span>
      </p>
      <h3>{text(content.name)}</h3>
      <RichText html={text(content.description)} className={css.text} />
      <div className={css.parts}>
        {parts.map((part) => (
          <Part key={part.kind} part={part} currency={mission.currencyCode} />
        ))}
      </div>
      <Time mission={mission} serverNow={serverNow} />
      <div className={css.reward}>
        <p>
          <span className={css.small}>{t("missions.gets")}</span> <Reward reward={reward} />
        </p>
        {reward.terms ? <ShortTerms terms={reward.terms} /> : <p className={css.small}>{t("missions.cash_note")}</p>}
      </div>
      <MissionWays mission={mission} />
      <Disclosure summary={t("missions.counts")} mark={<ChevronDown size={18} />}>
        <Counts mission={mission} />
      </Disclosure>
    </li>
  );
}

/** How much of one thing is done, as a bar and in figures. */
function Part({ part: { kind, value, target }, currency }: { part: MissionPart; currency: string }) {
  const t = useT();
  const language = useLanguage();
  const written = (figure: number) =>
    kind === "stake" ? formatMoney(figure, { language, currency }) : formatNumber(figure, language);
  const words = t("missions.of", { value: written(value), target: written(target) });
  return (
    <div className={css.part}>
      <span>{t(`missions.part.${kind}`)}</span>
      <b data-private="">{words}</b>
      <div
        className={css.meter}
        role="progressbar"
        aria-label={t(`missions.part.${kind}`)}
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <span style={{ transform: `scaleX(${target > 0 ? Math.min(1, value / target) : 0})` }} />
      </div>
    </div>
  );
}

function Time({ mission: { state, endAt, claimUntil }, serverNow }: { mission: Mission; serverNow: string }) {
  const t = useT();
  const language = useLanguage();
  const end = Date.parse(endAt);
  const now = useMinutes(serverNow, [end]);
  if (state === "claimed") return null;
  if (state === "completed") {
    const [before, after] = t("missions.claim_until", { at: "\u0000" }).split("\u0000");
    return (
      <p className={css.time}>
        {before}
        <Moment at={claimUntil} language={language} options={{ dateStyle: "medium", timeStyle: "short" }} />
        {after}
      </p>
    );
  }
  const left = state === "expired" ? null : remainingTime(end, now, language);
  return (
    <p className={css.time} role="timer" aria-live="off">
      {left === null ? t("missions.over") : t("missions.left", { time: left })}
    </p>
  );
}

function Reward({ reward: { rewardType, amount, currencyCode: currency, name, terms } }: Pick<Mission, "reward">) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  if (rewardType === "MONEY") return <b>{t("missions.cash", { amount: formatMoney(amount, { language, currency }) })}</b>;
  return <b>{text(name) || (terms && givenWords(terms, { t, language }))}</b>;
}

/** Which rounds count, in words, and the house's own terms. */
function Counts({ mission: { goal, needsOptIn, content, currencyCode: currency } }: { mission: Mission }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { kind, winFrom, minBet, games } = goal;
  const times = `${formatNumber(winFrom, language, { maximumFractionDigits: 2 })}×`;
  const named = games.rows.map(({ name }) => name).join(", ");
  const more = games.count - games.rows.length;
  return (
    <div className={css.counts}>
      <ul>
        {kind === "wins" && <li>{t("missions.win_from", { times })}</li>}
        <li>{t("missions.own_money")}</li>
        {minBet !== null && <li>{t("missions.min_bet", { amount: formatMoney(minBet, { language, currency }) })}</li>}
        <li>
          {games.count === 0
            ? t("missions.all_games")
            : `${t("missions.games", { games: named })}${more > 0 ? ` ${t("missions.more_games", { count: more })}` : ""}`}
        </li>
        {needsOptIn && <li>{t("missions.after_join")}</li>}
        <li>{t("missions.limits_hold")}</li>
      </ul>
      <RichText html={text(content.termsAndCondition)} className={css.text} />
    </div>
  );
}
