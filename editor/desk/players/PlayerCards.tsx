import { listDocumentQueue } from "../../../schemas/api/documents_desk";
import type { PlayerPage } from "../../../schemas/api/players_desk";
import { Button } from "../../parts/Button";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Pair } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";
import { periodWords } from "./period_words";

/** What the player has, and what came and went altogether; the way to all of it. */
export function MoneyCard({ data: { balance, totals, player }, onPayments }: { data: PlayerPage; onPayments: () => void }) {
  const { t, language } = useDesk();
  const shown = (amount: number) => moneyIn(amount, balance.currencyCode, language);
  const { cash, bonus, reserved, owed } = balance;
  return (
    <section className={css.card}>
      <h2>{t("desk.payment.money")}</h2>
      <dl className={css.kv}>
        {Object.entries({ cash, bonus, reserved, ...(owed > 0 && { owed }) }).map(([name, amount]) => (
          <Pair key={name} name={t(`desk.payment.balance.${name}`)}>
            {shown(amount)}
          </Pair>
        ))}
        <Pair name={t("desk.payment.paid_in_ever")}>
          {shown(totals.paidIn)} <small className={css.plain}>{t("desk.players.deposits", { count: player.depositCount })}</small>
        </Pair>
        <Pair name={t("desk.payment.paid_out_ever")}>{shown(totals.paidOut)}</Pair>
      </dl>
      <p className={css.below}>
        <Button look="line" onClick={onPayments}>
          {t("desk.payments.title")}
        </Button>
      </p>
    </section>
  );
}

/** What the player may still do, by limit; a raise that waits is said with its hour. */
export function LimitsCard({ limits }: Pick<PlayerPage, "limits">) {
  const { t, language } = useDesk();
  const set = limits.filter(({ currentLimit, pending }) => typeof currentLimit === "number" || pending !== null);
  return (
    <section className={css.card}>
      <h2>
        {t("desk.players.limits")} <small>{t("desk.players.limits_lead")}</small>
      </h2>
      {set.length === 0 && <p className={css.plain}>{t("desk.players.no_limits")}</p>}
      <ul className={css.facts}>
        {set.map(({ kind, timeframe, currentLimit, usedLimit, currency, expiry, pending }) => {
          const shown = (value: number) =>
            currency === null ? t("desk.players.minutes", { count: value }) : moneyIn(value, currency, language);
          const limit = typeof currentLimit === "number" ? currentLimit : null;
          return (
            <li key={`${kind} ${timeframe}`} className={css.limit}>
              <span>
                {t(`desk.players.kind.${kind}`)}, {t(`desk.players.timeframe.${timeframe}`)}
              </span>
              <b>
                {shown(usedLimit)} / {limit === null ? "–" : shown(limit)}
              </b>
              {limit !== null && (
                <span className={css.meter} aria-hidden="true">
                  <i style={{ width: `${Math.min(100, limit === 0 ? 100 : (usedLimit / limit) * 100)}%` }} />
                </span>
              )}
              <small className={css.plain}>{t("desk.players.starts_again", { date: exactMoment(expiry, language) })}</small>
              {pending && (
                <small className={css.said}>
                  {t(pending.limit === null ? "desk.players.end_waits" : "desk.players.raise_waits", {
                    limit: shown(pending.limit ?? 0),
                    date: exactMoment(pending.appliesAt, language),
                  })}
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const tabOf = (state: string) => (state === "pending" ? "to_review" : state === "requested" ? "asked" : "decided");

export function DocumentsCard({ userId, documents }: { userId: number } & Pick<PlayerPage, "documents">) {
  const { t, may } = useDesk();
  return (
    <section className={css.card}>
      <h2>{t("desk.documents.title")}</h2>
      {documents.length === 0 && <p className={css.plain}>{t("desk.documents.none")}</p>}
      <ul className={css.facts}>
        {documents.map(({ documentLabelId, label, state }) => (
          <li key={documentLabelId}>
            {may(listDocumentQueue) ? (
              <Button
                look="line"
                onClick={() => goTo({ desk: "documents", tab: tabOf(state), row: `${userId}-${documentLabelId}` })}
              >
                {label}
              </Button>
            ) : (
              label
            )}{" "}
            {t(`desk.documents.state.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Breaks of the player, the newest first; answers of a self-test are nobody's but theirs. */
export function BreaksCard({ breaks }: Pick<PlayerPage, "breaks">) {
  const { t, language } = useDesk();
  return (
    <section className={css.card}>
      <h2>{t("desk.players.protect")}</h2>
      {breaks.length === 0 && <p className={css.plain}>{t("desk.players.no_breaks")}</p>}
      <ul className={css.facts}>
        {breaks.map(({ kind, period, startedAt }) => (
          <li key={startedAt}>
            {t(`desk.players.breaks.${kind}`)}, {periodWords(period, language, t)}: {exactMoment(startedAt, language)}
          </li>
        ))}
      </ul>
      <p className={css.plain}>{t("desk.players.self_test")}</p>
    </section>
  );
}

export function NotesCard({ notes }: Pick<PlayerPage, "notes">) {
  const { t, language } = useDesk();
  return (
    <section className={css.card}>
      <h2>{t("desk.players.notes")}</h2>
      {notes.length === 0 && <p className={css.plain}>{t("desk.players.no_notes")}</p>}
      <ul className={css.facts}>
        {notes.map(({ at, actor, details }) => (
          <li key={at} className={css.letter}>
            {String(details["note"] ?? "")}
            <small>
              {actor ?? t("desk.audit.system")} · {exactMoment(at, language)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
