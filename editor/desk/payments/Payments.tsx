import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listOfficeMethods } from "../../../schemas/api/payments/office/methods";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { depositStates, payoutStates } from "../../../schemas/payment_states";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Loading, Note } from "../frame/Note";
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
  const filter = (name: (typeof filterNames)[number], value: string) =>
    goTo({ ...address, [name]: value, page: undefined }, { replace: true });
  useTyped(typed, search, (q) => filter("q", q));
  const { kind, state, method, from, to, min, max } = address;
  const methods = useQuery({ ...api.query(listOfficeMethods, { query: {} }), staleTime: 60_000 });
  const query = {
    limit,
    pageNo,
    ...(isKind(kind) && { kind }),
    ...(state && { states: state }),
    ...(method && { methodId: method }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...(min && { minAmount: Number(min) }),
    ...(max && { maxAmount: Number(max) }),
    ...(search && { search }),
  };
  const { data, isPending, isError, refetch } = useQuery({
    ...api.query(listPayments, { query }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.payments.rows ?? [];
  const isFiltered = filterNames.some((name) => address[name]);
  const choice = (name: "kind" | "state" | "method", label: string, options: readonly (readonly [string, string])[]) => (
    <label>
      {label}
      <Select value={address[name] ?? ""} onChange={(event) => filter(name, event.target.value)}>
        <option value="">{t("desk.all")}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  );
  const field = (name: "from" | "to" | "min" | "max", type: "date" | "number") => (
    <label>
      {t(`desk.filter.${name}`)}
      <input type={type} min={0} value={address[name] ?? ""} onChange={(event) => filter(name, event.target.value)} />
    </label>
  );

  return (
    <>
      <header className={css.head}>
        <h1>{t("desk.payments.title")}</h1>
        <p>{t("desk.payments.lead")}</p>
      </header>
      <div className={css.tools}>
        <SearchField label={t("desk.payments.search")} value={typed} onChange={setTyped} />
        {choice("kind", t("desk.filter.kind"), [
          ["deposit", t("desk.kind.deposit")],
          ["withdrawal", t("desk.kind.withdrawal")],
        ])}
        {choice(
          "state",
          t("desk.column.state"),
          states.map((each) => [each, t(`desk.state.${each}`)]),
        )}
        {choice(
          "method",
          t("desk.column.method"),
          (methods.data?.methods ?? []).map(({ methodId, title }) => [methodId, title]),
        )}
        {field("from", "date")}
        {field("to", "date")}
        {field("min", "number")}
        {field("max", "number")}
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
        {isPending && <Loading />}
        {isError && !data && (
          <Note tone="bad" title={t("desk.failed")}>
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </Note>
        )}
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
