import { Download } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { approvePayout, payoutsCsvPath } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { panelId, tabId } from "../../parts/TabList";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { useKeys } from "../keys";
import css from "../list/list.module.css";
import { useMinute } from "../list/use_minute";
import { ViewHead } from "../list/ViewHead";
import { PaymentPage } from "../payments/PaymentPage";
import { HoldAllButton } from "./HoldAll";
import { PayoutPeek } from "./PayoutPeek";
import { useDecide } from "./use_decide";
import { decisionsOf } from "./decisions_of";
import { type AskedPayout, PayoutDialog } from "./PayoutDialog";
import { PayoutKeys } from "./PayoutKeys";
import { PayoutList } from "./PayoutList";
import { PayoutTabs } from "./PayoutTabs";
import { usePayoutQueue, useQueueSteps } from "./use_payout_queue";

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
  const desk = useDesk();
  const { t, live, may } = desk;
  const now = useMinute();
  const { looking } = useStore(live);
  const decide = useDecide();
  const [asked, setAsked] = useState<AskedPayout | null>(null);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const queue = usePayoutQueue();
  const { answer, rows, chosen, tab, isUndecided } = queue;
  const { data } = answer;
  const { choose, openPage, move } = useQueueSteps(queue);
  const isAllHeld = Boolean(data?.heldAll);
  const decisions = decisionsOf(desk, { chosen, isUndecided, isAllHeld, decide, onAsk: setAsked });
  const mayApprove = may(approvePayout);
  const mark = ({ paymentId }: OfficePayment) =>
    setMarked(marked.includes(paymentId) ? marked.filter((each) => each !== paymentId) : [...marked, paymentId]);
  const mayMark = isUndecided && mayApprove;
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
    x: chosen && mayMark ? () => mark(chosen) : undefined,
    z: decide.undo,
    "/": () => document.querySelector<HTMLElement>("[data-pane-search]")?.focus(),
  });

  return (
    <>
      <ViewHead title={t("desk.payouts.title")} lead={data && t("desk.payouts.lead", { count: data.reviewHours })}>
        <HoldAllButton />
        {rows.length > 0 && mayApprove && (
          <a className={css.file} href={csvAddress(queue.narrowed)} download="">
            <Download size={16} aria-hidden="true" />
            {t("desk.payouts.csv")}
          </a>
        )}
      </ViewHead>
      <PayoutTabs tab={tab} counts={data?.counts} />
      <div
        className={css.split}
        data-peek={chosen !== null}
        id={panelId("payouts", tab)}
        role="tabpanel"
        aria-labelledby={tabId("payouts", tab)}
      >
        <PayoutList
          queue={queue}
          decide={decide}
          now={now}
          marked={marked}
          onMark={mayMark ? mark : undefined}
          onDone={() => setMarked([])}
          onChoose={choose}
          onOpen={openPage}
        />
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
      <PayoutKeys now={now} />
      {asked && <PayoutDialog asked={asked} onClose={() => setAsked(null)} onDone={decide.refresh} />}
    </>
  );
}
