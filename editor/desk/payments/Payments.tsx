import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { methodAndAmounts } from "../list/filters";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { useMinute } from "../list/use_minute";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { playerName } from "../list/words";
import { PaymentPage } from "./PaymentPage";
import { PaymentRow } from "./PaymentRow";
import { isFiltered, PaymentTools } from "./PaymentTools";

const limit = 25;

const isKind = (kind: string | undefined): kind is "deposit" | "withdrawal" => kind === "deposit" || kind === "withdrawal";

/** All payments with filters, all of which are in the address; one of them with its trail. */
export function Payments() {
  const address = useDeskAddress();
  const open = Number(address["payment"]);
  if (open > 0) return <PaymentPage paymentId={open} onBack={() => goTo({ ...address, payment: undefined })} />;
  return <List />;
}

function List() {
  const { t, api } = useDesk();
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
  const one = answer.data?.payments.rows[0];

  return (
    <>
      <ViewHead title={t("desk.payments.title")} lead={t("desk.payments.lead")} />
      <PaymentTools
        typed={typed}
        setTyped={setTyped}
        now={now}
        only={player === 0 ? null : one ? playerName(one) : `#${player}`}
      />
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
          none={<Note title={isFiltered(address) ? t("desk.nothing_found") : t("desk.payments.none")} />}
        >
          {(payment) => (
            <PaymentRow key={payment.paymentId} payment={payment} baseCurrency={answer.data?.baseCurrency ?? ""} now={now} />
          )}
        </DeskTable>
      </div>
    </>
  );
}
