import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { excludePlayer, exclusionReasons, type ExclusionReason, getPlayerPage } from "../../../schemas/api/players_desk";
import { Button } from "../../parts/Button";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";
import { periodWords } from "./period_words";

/** A player's state, limits, breaks and trail; and the exclusion that the house enters. */
export function PlayerPage({ userId, onBack }: { userId: number; onBack: () => void }) {
  const { t, api, language } = useDesk();
  const answer = useQuery({ ...api.query(getPlayerPage, { params: { userId } }), staleTime: Infinity });
  const { data, refetch } = answer;
  if (!data) return <NotYet answer={answer} />;
  const { player, documents, limits, breaks, offers, trail } = data;
  const set = limits.filter(({ currentLimit }) => typeof currentLimit === "number");
  return (
    <>
      <header className={css.head}>
        <Button look="line" onClick={onBack}>
          {t("desk.key.back")}
        </Button>
        <h1>{player.name}</h1>
        <Chip tone={player.kycStatus === "APPROVED" ? "good" : player.kycStatus === "REJECTED" ? "bad" : "warn"}>
          {t(`desk.players.kyc.${player.kycStatus}`)}
        </Chip>
        {player.excludedUntil && (
          <Chip tone="bad">{t("desk.players.excluded", { date: exactMoment(player.excludedUntil, language) })}</Chip>
        )}
        <p>{[player.email, player.countryCode, player.dateOfBirth].filter(Boolean).join(" · ")}</p>
      </header>
      <div className={css.deep}>
        <div className={css.cards}>
          <section className={css.card}>
            <h2>{t("desk.documents.title")}</h2>
            {documents.length === 0 && <p className={css.plain}>{t("desk.documents.none")}</p>}
            <ul className={css.facts}>
              {documents.map(({ documentLabelId, label, state }) => (
                <li key={documentLabelId}>
                  <Button
                    look="line"
                    onClick={() => goTo({ desk: "documents", tab: tabOf(state), row: `${userId}-${documentLabelId}` })}
                  >
                    {label}
                  </Button>{" "}
                  {t(`desk.documents.state.${state}`)}
                </li>
              ))}
            </ul>
          </section>
          <section className={css.card}>
            <h2>{t("desk.players.limits")}</h2>
            {set.length === 0 && <p className={css.plain}>{t("desk.players.no_limits")}</p>}
            <dl className={css.kv}>
              {set.map(({ kind, timeframe, currentLimit, usedLimit, currency }) => {
                const shown = (value: number) =>
                  currency === null ? t("desk.players.minutes", { count: value }) : moneyIn(value, currency, language);
                return (
                  <div key={`${kind} ${timeframe}`}>
                    <dt>
                      {t(`desk.players.kind.${kind}`)}, {t(`desk.players.timeframe.${timeframe}`)}
                    </dt>
                    <dd>
                      {shown(usedLimit)} / {shown(Number(currentLimit))}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
          <section className={css.card}>
            <h2>{t("desk.players.protect")}</h2>
            <ul className={css.facts}>
              {breaks.map(({ kind, period, startedAt }) => (
                <li key={startedAt}>
                  {t(`desk.players.breaks.${kind}`)}, {periodWords(period, language, t)}: {exactMoment(startedAt, language)}
                </li>
              ))}
            </ul>
            <Exclude userId={userId} offers={offers} onDone={() => void refetch()} />
          </section>
          <section className={css.card}>
            <h2>{t("desk.documents.trail")}</h2>
            <ol className={css.trail}>
              {trail.map(({ at, actor, action }, index) => (
                <li key={`${at} ${index}`}>
                  <i className={css.dot} aria-hidden="true" />
                  <span>
                    <b>{t(`desk.audit.${action.replace(".", "_")}`, { defaultValue: action })}</b>
                    <small>{actor ?? t("desk.audit.system")}</small>
                  </span>
                  <time>{exactMoment(at, language)}</time>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}

const tabOf = (state: string) => (state === "pending" ? "to_review" : state === "requested" ? "asked" : "decided");

interface ExcludeProps {
  userId: number;
  offers: { time_out: string[]; self_exclusion: string[] };
  onDone: () => void;
}

function Exclude({ userId, offers, onDone }: ExcludeProps) {
  const { t, api, language, notices } = useDesk();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState("");
  const [reason, setReason] = useState<ExclusionReason>("asked_for");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const kinds = ["time_out", "self_exclusion"] as const;
  const [kindChosen, period] = chosen.split(" ");
  const kind = kinds.find((each) => each === kindChosen);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!kind || !period || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await api.call(excludePlayer, { params: { userId }, body: { kind, period, reason, note: note.trim() } });
      notices.say(t("desk.players.done"));
      setChosen("");
      setNote("");
      onDone();
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(t((error as { code?: string }).code === "break.longer" ? "desk.players.longer" : "desk.failure.other"));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <p className={css.plain}>{t("desk.players.protect_lead")}</p>
      <label>
        {t("desk.players.period")}
        <select required value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">–</option>
          {kinds.map((each) => (
            <optgroup key={each} label={t(`desk.players.breaks.${each}`)}>
              {offers[each].map((one) => (
                <option key={one} value={`${each} ${one}`}>
                  {periodWords(one, language, t)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {t("desk.documents.reasons")}
        <select value={reason} onChange={(event) => setReason(event.target.value as ExclusionReason)}>
          {exclusionReasons.map((each) => (
            <option key={each} value={each}>
              {t(`desk.players.reason.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("desk.remark")}
        <textarea
          required
          minLength={3}
          maxLength={1_000}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button size="large" look="danger" type="submit" isDisabled={!kind || note.trim().length < 3 || isBusy}>
        {t("desk.players.exclude")}
      </Button>
    </form>
  );
}
