import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { depositStates, payoutStates } from "../../../schemas/payment_states";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { FilterAmounts, FilterChoice, FilterDays, FilterMethod, methodAndAmounts } from "../list/filters";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { Amount, Chip, StateChip } from "../list/parts";
import { useMinute } from "../list/use_minute";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { momentIn, playerLine, playerName } from "../list/words";
import { PaymentPage } from "./PaymentPage";

const limit = 25;
const states = [...new Set([...depositStates, ...payoutStates])];
const filterNames = ["kind", "state", "method", "from", "to", "min", "max", "q", "player"] as const;

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
  const pageNo = pageOf(address);
  const { search, typed, setTyped } = useSearch();
  const { kind, state, from, to } = address;
  const player = Number(address["player"]) || 0;
  const query = {
    limit,
    pageNo,
    ...(isKind(kind) && { kind }),
    ...(state && { states: state }),
    ...(from && { startDate: from }),
    ...(to && { endDate: to }),
    ...methodAndAmounts(address),
    ...(search && { search }),
    ...(player > 0 && { userId: player }),
  };
  const answer = useQuery({
    ...api.query(listPayments, { query }),
    placeholderData: keepPreviousData,
  });
  const today = new Date(now).toLocaleDateString("sv"); // as a date field has it
  const one = answer.data?.payments.rows[0];
  const isFiltered = filterNames.some((name) => address[name]);
  const tools = useRef<HTMLDivElement>(null);
  useKeptPlace(tools, isFiltered); // what takes the filters away goes with them

  return (
    <>
      <ViewHead title={t("desk.payments.title")} lead={t("desk.payments.lead")} />
      <div ref={tools} className={css.tools} tabIndex={-1}>
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
        <FilterDays />
        <FilterAmounts />
        <Button
          look="line"
          isDisabled={from === today}
          onClick={() => goTo({ ...address, from: today, to: today, page: undefined })}
        >
          {t("desk.filter.today")}
        </Button>
        {player > 0 && <Chip tone="accent">{t("desk.payments.only", { player: one ? playerName(one) : `#${player}` })}</Chip>}
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
        <DeskTable
          answer={answer}
          page={answer.data?.payments}
          limit={limit}
          caption={t("desk.payments.title")}
          columns={[
            t("desk.column.when"),
            t("desk.column.player"),
            { number: t("desk.column.amount") },
            t("desk.column.method"),
            t("desk.column.state"),
            t("desk.column.reference"),
          ]}
          none={<Note title={isFiltered ? t("desk.nothing_found") : t("desk.payments.none")} />}
        >
          {(payment) => (
            <tr key={payment.paymentId}>
              <td>
                {momentIn(payment.createdAt, language, now)}
                <small>{t(`desk.kind.${payment.kind}`)}</small>
              </td>
              <td>
                <button
                  type="button"
                  className={css.rowLink}
                  data-opens={payment.paymentId}
                  onClick={() => goTo({ ...address, desk: "payments", payment: String(payment.paymentId) })}
                >
                  {playerName(payment)}
                </button>
                <small>{playerLine(payment, language)}</small>
              </td>
              <td className={css.amount}>
                <Amount payment={{ ...payment, request: null }} baseCurrency={answer.data?.baseCurrency ?? ""} />
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
          )}
        </DeskTable>
      </div>
    </>
  );
}
