import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { getPayment } from "../../../../schemas/api/payments/deposits";
import { getWithdrawRequests } from "../../../../schemas/api/payments/withdrawals";
import { ApiError } from "../../../kit/api/api_error";
import { useApi, useGo, useT } from "../../../kit/session/hooks";
import { useFrame } from "../../../kit/ui/frame";
import { Printer, X } from "../../../kit/ui/icons";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { DepositReceipt } from "./DepositReceipt";
import { NoPayment } from "./NoPayment";
import { keepTabInside } from "../../../kit/ui/keep_tab_inside";
import css from "./PaymentDialog.module.css";
import { PayoutReceipt } from "./PayoutReceipt";
import { noReceipt, type Receipt, receiptAddress } from "./receipt_address";

interface Props {
  receipt: Receipt;
  /** The list that it was opened from: J and K, or the arrows, go through it. */
  others?: readonly Receipt[];
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** One payment with its way, its sums and its reference, beside the page it was opened from; Back closes it. */
export default function PaymentDialog({ receipt, others = [] }: Props) {
  const t = useT();
  const go = useGo();
  const frame = useFrame();
  const popup = useRef<HTMLDivElement>(null);
  const close = () => go(noReceipt, { replace: true });
  function step(event: KeyboardEvent<HTMLElement>) {
    keepTabInside(event);
    const { key, ctrlKey, metaKey, altKey } = event;
    const by = steps[key];
    if (by === undefined || ctrlKey || metaKey || altKey) return;
    const at = others.findIndex(({ kind, id }) => kind === receipt.kind && id === receipt.id);
    const next = others[at + by];
    if (at < 0 || !next) return;
    event.preventDefault();
    go(receiptAddress(next), { replace: true });
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal container={frame?.document.body}>
        <Dialog.Backdrop className={css.scrim} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup ref={popup} className={css.drawer} initialFocus={popup} data-receipt="" onKeyDown={step}>
            <header className={css.head}>
              <Dialog.Title>{t(`history.types.${receipt.kind}`)}</Dialog.Title>
              <button
                type="button"
                className={css.icon}
                aria-label={t("history.receipt.print")}
                onClick={() => frame?.window.print()}
              >
                <Printer size={20} aria-hidden="true" />
              </button>
              <Dialog.Close className={css.icon} aria-label={t("frame.close")}>
                <X size={20} aria-hidden="true" />
              </Dialog.Close>
            </header>
            {receipt.kind === "deposit" ? <Deposit id={receipt.id} /> : <Payout id={receipt.id} />}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Deposit({ id }: { id: number }) {
  const query = useQuery(useApi().query(getPayment, { query: { paymentId: id } }));
  return <Loaded query={query}>{query.data && <DepositReceipt payment={query.data.payment} />}</Loaded>;
}

function Payout({ id }: { id: number }) {
  const query = useQuery(useApi().query(getWithdrawRequests, { query: { withdrawRequestId: id } }));
  const request = query.data?.withdrawRequests.rows[0];
  return <Loaded query={query}>{request && <PayoutReceipt request={request} />}</Loaded>;
}

interface Loading {
  query: { isPending: boolean; isSuccess: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** What stands in a payment's place while it comes, and where it does not. */
function Loaded({ query, children }: Loading) {
  const t = useT();
  if (children) return <div className={css.body}>{children}</div>;
  if (query.isPending) {
    return (
      <div className={css.body} role="status" aria-label={t("frame.loading")}>
        <Skeleton width="60%" height="40px" />
        <Skeleton width="100%" height="220px" />
        <Skeleton width="100%" height="140px" />
      </div>
    );
  }
  return (
    <div className={css.body}>
      <NoPayment isUnknown={query.isSuccess || isNotFound(query.error)} query={query} />
    </div>
  );
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
