import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import {
  approvePayout,
  askPlayer,
  holdPayout,
  listPayouts,
  type PayoutTab,
  payoutsCsvPath,
  payoutTabs,
  rejectPayout,
} from "../../../schemas/api/payments/office/payouts";
import { market as marketSchema } from "../../../schemas/settings";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { Keys } from "../../parts/Keys";
import { panelId, tabId, TabList } from "../../parts/TabList";
import { Pill } from "../../parts/Pill";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { useKeys } from "../keys";
import { DeskTable, pageOf } from "../list/DeskTable";
import { methodAndAmounts } from "../list/filters";
import css from "../list/list.module.css";
import { useMinute } from "../list/use_minute";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { momentIn, moneyIn } from "../list/words";
import { PaymentPage } from "../payments/PaymentPage";
import { AskDialog } from "./AskDialog";
import { isAsked } from "./DecideButtons";
import { HoldAllButton } from "./HoldAll";
import { HoldDialog } from "./HoldDialog";
import { MarkedPayouts } from "./MarkedPayouts";
import { PayoutPeek } from "./PayoutPeek";
import { PayoutRow } from "./PayoutRow";
import { isNarrowed, QueueTools } from "./QueueTools";
import { RejectDialog } from "./RejectDialog";
import { useDecide } from "./use_decide";

const limit = 25;
const markets = marketSchema.options;

const csvAddress = (filter: Readonly<Record<string, string | number>>) =>
  `${payoutsCsvPath}?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))}`;

/** Payouts that wait for a decision, and what became of others; the promise to the player that ends first is on top. */
export function Payouts() {
  const address = useDeskAddress();
  const open = Number(address["payment"]);
  if (open > 0) return <PaymentPage paymentId={open} onBack={() => goTo({ ...address, payment: undefined })} />;
  return <Queue />;
}

function Queue() {
  const { t, api, language, live, lookAt, user, may } = useDesk();
  const address = useDeskAddress();
  const now = useMinute();
  const { isConnected, looking, changedAt } = useStore(live);
  const decide = useDecide();
  const [dialog, setDialog] = useState<{ kind: "reject" | "hold" | "ask"; payment: OfficePayment } | null>(null);
  const tab = payoutTabs.find((each) => each === address["tab"]) ?? "to_decide";
  const pageNo = pageOf(address);
  const { search, typed, setTyped } = useSearch();
  const market = markets.find((each) => each === address["market"]);
  const narrowed = { tab, ...(market && { market }), ...methodAndAmounts(address), ...(search && { search }) };
  const isNarrow = isNarrowed(address);
  const query = api.query(listPayouts, { query: { ...narrowed, pageNo, limit } });
  const answer = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: isConnected ? 60_000 : 15_000,
    refetchOnWindowFocus: true,
  });
  const { data, isPlaceholderData } = answer;
  const rows = data?.payouts.rows ?? [];
  const chosen = rows.find(({ paymentId }) => String(paymentId) === address["row"]) ?? rows[0] ?? null;
  const at = chosen ? rows.indexOf(chosen) : -1;
  const choose = (payment: OfficePayment | undefined) =>
    payment && goTo({ ...address, desk: "payouts", row: String(payment.paymentId) }, { replace: true });
  const openPage = (payment: OfficePayment) =>
    goTo({ ...address, desk: "payouts", row: String(payment.paymentId), payment: String(payment.paymentId) });
  const isUndecided = tab === "to_decide" || tab === "second_yes" || tab === "asked" || tab === "held";
  const mayApprove = may(approvePayout);
  const isOwnYes = chosen?.firstYes?.by === user.email;
  const chosenId = isUndecided ? (chosen?.paymentId ?? null) : null;
  useEffect(() => {
    lookAt(chosenId);
    return () => lookAt(null);
  });
  const isAllHeld = Boolean(data?.heldAll);
  const isFree = chosen && !chosen.hold && !isAllHeld && !isAsked(chosen) && !isOwnYes;
  const open = (kind: "reject" | "hold" | "ask") => chosen && (() => setDialog({ kind, payment: chosen }));
  const decisions = {
    onApprove: isFree && isUndecided && mayApprove ? () => decide.approve(chosen) : undefined,
    onReject: (isUndecided && may(rejectPayout) && open("reject")) || undefined,
    onHold: (isUndecided && may(holdPayout) && open("hold")) || undefined,
    onAsk: (isUndecided && may(askPlayer) && chosen && !isAsked(chosen) && open("ask")) || undefined,
  };
  const [marked, setMarked] = useState<readonly number[]>([]);
  const markedRows = isUndecided ? rows.filter(({ paymentId }) => marked.includes(paymentId)) : [];
  const mark = ({ paymentId }: OfficePayment) =>
    setMarked(marked.includes(paymentId) ? marked.filter((each) => each !== paymentId) : [...marked, paymentId]);
  const move = (by: number) => () => choose(rows[at + by]);
  useKeys({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    Enter: chosen ? () => openPage(chosen) : undefined,
    a: decisions.onApprove,
    r: decisions.onReject,
    h: decisions.onHold,
    q: decisions.onAsk,
    x: chosen && isUndecided && mayApprove ? () => mark(chosen) : undefined,
    z: decide.undo,
    "/": () => document.querySelector<HTMLElement>("[data-pane-search]")?.focus(),
  });

  return (
    <>
      <ViewHead title={t("desk.payouts.title")} lead={data && t("desk.payouts.lead", { count: data.reviewHours })}>
        <HoldAllButton />
        {rows.length > 0 && mayApprove && (
          <a className={css.file} href={csvAddress(narrowed)} download="">
            <Download size={16} aria-hidden="true" />
            {t("desk.payouts.csv")}
          </a>
        )}
      </ViewHead>
      <div className={css.tabs}>
        <TabList
          id="payouts"
          tabs={payoutTabs.map((value) => ({
            value,
            label: (
              <>
                {t(`desk.payouts.tab.${value}`)} {(data?.counts[value] ?? 0) > 0 && <Pill>{data?.counts[value]}</Pill>}
              </>
            ),
          }))}
          value={tab}
          onChange={(next: PayoutTab) => goTo({ ...address, desk: "payouts", tab: next, page: undefined, row: undefined })}
        />
      </div>
      <div
        className={css.split}
        data-peek={chosen !== null}
        id={panelId("payouts", tab)}
        role="tabpanel"
        aria-labelledby={tabId("payouts", tab)}
      >
        <div className={css.list}>
          <QueueTools typed={typed} onTyped={setTyped}>
            {data && (
              <span className={css.sum}>
                {data.payouts.count} · {moneyIn(data.baseTotal, data.baseCurrency, language)}
              </span>
            )}
          </QueueTools>
          {data && markedRows.length > 0 && (
            <MarkedPayouts payments={markedRows} baseCurrency={data.baseCurrency} decide={decide} onDone={() => setMarked([])} />
          )}
          <DeskTable
            answer={answer}
            page={data?.payouts}
            limit={limit}
            caption={t(`desk.payouts.tab.${tab}`)}
            isBusy={isPlaceholderData}
            columns={[
              isUndecided ? t("desk.column.left") : t("desk.column.state"),
              t("desk.column.player"),
              { number: t("desk.column.amount") },
              t("desk.column.to"),
              t("desk.column.worth_a_look"),
              t("desk.column.yes"),
            ]}
            none={
              <Note
                title={isNarrow ? t("desk.nothing_found") : t(`desk.payouts.none.${isUndecided ? "waiting" : "over"}`)}
                {...(!isNarrow && isUndecided && { lead: t("desk.payouts.none.lead") })}
              />
            }
          >
            {(payment) => (
              <PayoutRow
                key={payment.paymentId}
                payment={payment}
                baseCurrency={data?.baseCurrency ?? ""}
                now={now}
                isChosen={payment === chosen}
                isWaiting={decide.isWaitingFor(payment)}
                others={looking[payment.paymentId] ?? []}
                isMarked={marked.includes(payment.paymentId)}
                onMark={isUndecided && mayApprove ? () => mark(payment) : undefined}
                onChoose={() => choose(payment)}
                onOpen={() => openPage(payment)}
              />
            )}
          </DeskTable>
        </div>
        {chosen && data && (
          <PayoutPeek
            key={chosen.paymentId}
            payment={chosen}
            baseCurrency={data.baseCurrency}
            others={looking[chosen.paymentId] ?? []}
            decide={decide}
            isAllHeld={isAllHeld}
            {...decisions}
            onOpen={() => openPage(chosen)}
          />
        )}
      </div>
      <footer className={css.status}>
        {(
          [
            ["J K", "choose", undefined],
            ["Enter", "open", undefined],
            ["A", "approve", approvePayout],
            ["R", "reject", rejectPayout],
            ["H", "hold", holdPayout],
            ["Q", "ask", askPlayer],
            ["X", "mark", approvePayout],
          ] as const
        )
          .filter(([, , call]) => call === undefined || may(call))
          .map(([keys, name]) => (
            <span key={name}>
              <Keys keys={keys} /> {t(`desk.key.${name}`)}
            </span>
          ))}
        <span className={css.sum}>
          {isConnected
            ? changedAt
              ? t("desk.live_since", { at: momentIn(changedAt, language, now) })
              : t("desk.live")
            : t("desk.not_live")}
        </span>
      </footer>
      {dialog?.kind === "reject" && (
        <RejectDialog payment={dialog.payment} onClose={() => setDialog(null)} onDone={decide.refresh} />
      )}
      {dialog?.kind === "ask" && <AskDialog payment={dialog.payment} onClose={() => setDialog(null)} onDone={decide.refresh} />}
      {dialog?.kind === "hold" && <HoldDialog payment={dialog.payment} onClose={() => setDialog(null)} onDone={decide.refresh} />}
    </>
  );
}
