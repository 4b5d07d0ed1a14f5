import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { depositStates, payoutStates } from "../../../schemas/payment_states";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { FilterChoice, FilterField, FilterMethod, methodAndAmounts, useFilter } from "../list/filters";
import css from "../list/list.module.css";
import { Amount, Chip, Pager, StateChip } from "../list/parts";
import { useMinute } from "../list/use_minute";
import { useTyped } from "../list/use_typed";
import { momentIn, playerLine, playerName } from "../list/words";
import { PaymentPage } from "./PaymentPage";

const limit = 25;
const states = [...new Set([...depositStates, ...payoutStates])];
const filterNames = ["kind", "state", "method", "from", "to", "min", "max", "q"] as const;

const isKind = (kind: string | undefined): kind is "deposit" | "withdrawal" => kind === "deposit" || kind === "withdrawal";

/** All payments with filters, all of which are in the address; one of them with its trail. */
export function Payments() {
  const address = useDeskAddress();
  const open = Number(address["payment"]);
  if (open > 0) return <PaymentPage paymentId={open} onBack={() => goTo({ ...address, payment: undefined })} />;
  return <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const now = useMinute();
  const pageNo = Number(address["page"]) || 0;
  const search = address["q"] ?? "";
  const [typed, setTyped] = useState(search);
  const filter = useFilter();
  useTyped(typed, search, (q) => filter("q", q));
  const { kind, state, from, to } = address;
  const query = {
    limit,
    pageNo,
    ...(isKind(kind) && { kind }),
    ...(state && { states: state }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...methodAndAmounts(address),
    ...(search && { search }),
  };
  const answer = useQuery({
    ...api.query(listPayments, { query }),
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  const rows = data?.payments.rows ?? [];
  const isFiltered = filterNames.some((name) => address[name]);

  return (
    <>
      <header className={css.head}>
        <h1>{t("desk.payments.title")}</h1>
        <p>{t("desk.payments.lead")}</p>
      </header>
      <div className={css.tools}>
        <SearchField label={t("desk.payments.search")} value={typed} onChange={setTyped} />
        <FilterChoice
          name="kind"
          label={t("desk.filter.kind")}
          options={[
            ["deposit", t("desk.kind.deposit")],
            ["withdrawal", t("desk.kind.withdrawal")],
          ]}
        />
        <FilterChoice
          name="state"
          label={t("desk.column.state")}
          options={states.map((each) => [each, t(`desk.state.${each}`)])}
        />
        <FilterMethod />
        <FilterField name="from" type="date" />
        <FilterField name="to" type="date" />
        <FilterField name="min" type="number" />
        <FilterField name="max" type="number" />
        {isFiltered && (
          <Button
            look="line"
            onClick={() => {
              setTyped("");
              goTo({ desk: "payments" });
            }}
          >
            {t("desk.show_all")}
          </Button>
        )}
      </div>
      <div className={css.list}>
        <NotYet answer={answer} />
        {data && rows.length === 0 && <Note title={isFiltered ? t("desk.nothing_found") : t("desk.payments.none")} />}
        {data && rows.length > 0 && (
          <table className={css.q}>
            <caption className="visually-hidden">{t("desk.payments.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.when")}</th>
                <th scope="col">{t("desk.column.player")}</th>
                <th scope="col" className={css.number}>
                  {t("desk.column.amount")}
                </th>
                <th scope="col">{t("desk.column.method")}</th>
                <th scope="col">{t("desk.column.state")}</th>
                <th scope="col">{t("desk.column.reference")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((payment) => (
                <tr key={payment.paymentId}>
                  <td>
                    {momentIn(payment.createdAt, language, now)}
                    <small>{t(`desk.kind.${payment.kind}`)}</small>
                  </td>
                  <td>
                    <button
                      type="button"
                      className={css.rowLink}
                      onClick={() => goTo({ ...address, desk: "payments", payment: String(payment.paymentId) })}
                    >
                      {playerName(payment)}
                    </button>
                    <small>{playerLine(payment, language)}</small>
                  </td>
                  <td className={css.amount}>
                    <Amount payment={{ ...payment, request: null }} baseCurrency={data.baseCurrency} />
                  </td>
                  <td>
                    {payment.methodTitle}
                    <small>{payment.account}</small>
                  </td>
                  <td>
                    <StateChip state={payment.state} />{" "}
                    {payment.alarms > 0 && <Chip tone="bad">{t("desk.payments.alarms", { count: payment.alarms })}</Chip>}
                  </td>
                  <td>
                    <span className={css.mono}>{payment.reference}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {data && (
          <Pager
            count={data.payments.count}
            limit={limit}
            pageNo={pageNo}
            onPage={(next) => goTo({ ...address, page: String(next) })}
          />
        )}
      </div>
    </>
  );
}
