import type { BookedEntry, getOfficePayment } from "../../../schemas/api/payments/office/payments";
import type { OfficePayment } from "../../../schemas/shown_payment";
import type { AnswerOf } from "../../../src/kit/api/api";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Pair, StateChip } from "../list/parts";
import { exactMoment, moneyIn } from "../list/words";

type Detail = AnswerOf<typeof getOfficePayment>;

/** Where the money goes or came from: a line for each part, with fee, rate and what the provider calls it. */
export function PartsCard({ parts, payment }: { parts: readonly OfficePayment[]; payment: OfficePayment }) {
  const { t, language } = useDesk();
  return (
    <section className={css.card} aria-labelledby="desk-parts">
      <h2 id="desk-parts">
        {t(payment.kind === "deposit" ? "desk.payment.where_from" : "desk.payouts.where_to")}
        <small>{exactMoment(payment.createdAt, language)}</small>
      </h2>
      <div className={css.tableBox} tabIndex={0} role="group" aria-labelledby="desk-parts">
        <table className={css.t}>
          <thead>
            <tr>
              <th scope="col">{t("desk.column.method")}</th>
              <th scope="col">{t("desk.column.reference")}</th>
              <th scope="col">{t("desk.column.state")}</th>
              <th scope="col" className={css.number}>
                {t("desk.column.fee")}
              </th>
              <th scope="col" className={css.number}>
                {t("desk.column.amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.paymentId}>
                <td>
                  {part.methodTitle}
                  <br />
                  <span className={css.plain}>{part.account ?? part.provider}</span>
                </td>
                <td>
                  <code>{part.reference}</code>
                  <br />
                  <code className={css.plain}>{part.providerReference ?? t("desk.payment.no_provider_reference")}</code>
                </td>
                <td>
                  <StateChip state={part.state} />
                </td>
                <td className={css.number}>{moneyIn(part.fee, part.currencyCode, language)}</td>
                <td className={css.number}>
                  {moneyIn(part.amount, part.currencyCode, language)}
                  {part.rate && (
                    <small className={css.plain}>
                      <br />
                      {moneyIn(part.walletAmount, part.walletCurrencyCode, language)}
                      <br />
                      {t("desk.payment.rate", { rate: part.rate })}
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What was booked: each booking is what one account gives and another gets. */
export function LedgerCard({ entries, payment }: { entries: readonly BookedEntry[]; payment: OfficePayment }) {
  const { t, language } = useDesk();
  return (
    <section className={css.card} aria-labelledby="desk-ledger">
      <h2 id="desk-ledger">
        {t("desk.payment.ledger")} <small>{t("desk.payment.ledger_lead")}</small>
      </h2>
      {entries.length === 0 && <p className={css.plain}>{t("desk.payment.nothing_booked")}</p>}
      {entries.length > 0 && (
        <div className={css.tableBox} tabIndex={0} role="group" aria-labelledby="desk-ledger">
          <table className={css.t}>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.when")}</th>
                <th scope="col">{t("desk.column.account")}</th>
                <th scope="col" className={css.number}>
                  {t("desk.column.amount")}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                <tr key={`${entry.reference} ${index}`}>
                  <td>{exactMoment(entry.at, language)}</td>
                  <td>
                    <code>{entry.account}</code>{" "}
                    {entry.isPlayers && <span className={css.plain}>{t("desk.payment.players_account")}</span>}
                  </td>
                  <td className={css.number}>{moneyIn(entry.amount, entry.currencyCode, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {payment.kind === "withdrawal" && payment.promisedAt && (
        <p className={css.plain}>{t("desk.payment.rejection_books_back")}</p>
      )}
    </section>
  );
}

/** What the player has, and what paid in before. */
export function MoneyCard({ detail: { balance, totals, paidIn } }: { detail: Detail }) {
  const { t, language } = useDesk();
  const money = (amount: number) => moneyIn(amount, balance.currencyCode, language);
  return (
    <section className={`${css.card} ${css.wide}`} aria-labelledby="desk-money">
      <h2 id="desk-money">{t("desk.payment.money")}</h2>
      <dl className={css.kv}>
        {(["cash", "bonus", "reserved", "owed"] as const).map((name) => (
          <Pair key={name} name={t(`desk.payment.balance.${name}`)}>
            {money(balance[name])}
          </Pair>
        ))}
        <Pair name={t("desk.payment.paid_in_ever")}>{money(totals.paidIn)}</Pair>
        <Pair name={t("desk.payment.paid_out_ever")}>{money(totals.paidOut)}</Pair>
      </dl>
      {paidIn.length > 0 && (
        <div className={css.tableBox} tabIndex={0} role="group" aria-label={t("desk.payment.paid_in")}>
          <table className={css.t}>
            <caption className="visually-hidden">{t("desk.payment.paid_in")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.when")}</th>
                <th scope="col">{t("desk.column.reference")}</th>
                <th scope="col">{t("desk.column.method")}</th>
                <th scope="col">{t("desk.column.state")}</th>
                <th scope="col" className={css.number}>
                  {t("desk.column.amount")}
                </th>
              </tr>
            </thead>
            <tbody>
              {paidIn.map((each) => (
                <tr key={each.paymentId}>
                  <td>{exactMoment(each.createdAt, language)}</td>
                  <td>
                    <button
                      type="button"
                      className={css.rowLink}
                      onClick={() => goTo({ desk: "payments", payment: String(each.paymentId) })}
                    >
                      <code>{each.reference}</code>
                    </button>
                  </td>
                  <td>{each.methodTitle}</td>
                  <td>
                    <StateChip state={each.state} />
                  </td>
                  <td className={css.number}>{moneyIn(each.amount, each.currencyCode, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** What the provider sent, as it came, without what opens an account. */
export function NotificationsCard({ notifications }: { notifications: Detail["notifications"] }) {
  const { t, language } = useDesk();
  return (
    <section className={`${css.card} ${css.wide}`} aria-labelledby="desk-notifications">
      <h2 id="desk-notifications">
        {t("desk.payment.notifications")} <small>{t("desk.payment.notifications_lead")}</small>
      </h2>
      {notifications.length === 0 && <p className={css.plain}>{t("desk.payment.no_notifications")}</p>}
      {notifications.map(({ eventId, at, body }) => (
        <details key={eventId}>
          <summary>
            {exactMoment(at, language)} · <code>{eventId}</code>
          </summary>
          <pre className={css.raw}>{body ?? t("desk.payment.unreadable")}</pre>
        </details>
      ))}
    </section>
  );
}
