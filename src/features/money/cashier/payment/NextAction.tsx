import { type ComponentProps, useEffect, useId, useState } from "react";
import type { Payment, PaymentAction } from "../../../../../schemas/payments";
import { askedPart } from "../../../common/asked_part/asked_part";
import { useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { useFrame } from "../../../../kit/ui/frame";
import { ExternalLink, Lock } from "../../../../kit/ui/icons";
import { AddressCard } from "../crypto/AddressCard";
import { useNetworks } from "../crypto/NetworkField";
import { isWebAddress, leaveFor, sendForm } from "../deposit/leave_for";
import { ProviderFrame } from "../frames/ProviderFrame";
import frames from "../frames/ProviderFrame.module.css";
import { Callout } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { WaitingView } from "./Waiting";

const UpiCode = askedPart(() => import("./UpiCode"), { look: "place" });

interface Props<Kind extends PaymentAction["kind"] = PaymentAction["kind"]> {
  payment: Payment;
  action: Extract<PaymentAction, { kind: Kind }>;
}

/** What the player has to do next, where the provider wants it: leave for its page, answer in a frame, scan, or send (C-4.11 to C-4.20). */
export function NextAction({ payment, action }: Props) {
  switch (action.kind) {
    case "redirect":
    case "form":
      return <Leave payment={payment} action={action} />;
    case "three_d_secure":
      return <BankFrame payment={payment} action={action} />;
    case "frame":
      return <PageFrame payment={payment} action={action} />;
    case "qr":
      return <UpiCode payment={payment} action={action} />;
    case "crypto":
      return <Send payment={payment} action={action} />;
  }
}

/** The window was at the provider's page, and is back before the payment is over. */
function Leave({ payment, action }: Props<"redirect" | "form">) {
  const t = useT();
  const frame = useFrame();
  return (
    <CashierBody
      foot={
        <Button look="primary" size="large" isWide onClick={() => frame && leaveFor(action, frame)}>
          <ExternalLink size={18} /> {t("cashier.next.leave", { method: payment.methodTitle })}
        </Button>
      }
    >
      <WaitingView payment={payment} />
      <Callout>{t("cashier.next.leave_text")}</Callout>
    </CashierBody>
  );
}

/** The bank's question, by a form into a frame: its page is white paper in both schemes (C-4.12). */
function BankFrame({ payment, action }: Props<"three_d_secure">) {
  const t = useT();
  const { isCanvas } = useServices();
  const name = `bank-${useId().replaceAll(/[^a-z0-9]/gi, "")}`;
  const document = useFrame()?.document;
  const [isSent, setSent] = useState(false);
  const { url, method } = action;
  const fields = JSON.stringify(action.fields);
  useEffect(() => {
    if (!document || isCanvas) return;
    sendForm({ url, method, fields: JSON.parse(fields) as Record<string, string> }, document, name);
    setSent(true);
  }, [document, isCanvas, url, method, fields, name]);
  return (
    <CashierBody>
      <p role="status">{t("cashier.next.bank")}</p>
      <div className={frames.host}>
        <p className={frames.bar}>
          <Lock size={15} /> <b>{hostOf(url)}</b>
        </p>
        <iframe
          name={name}
          className={`${frames.frame} ${frames.bank}`}
          title={t("cashier.next.bank_title")}
          style={{ height: 460 }}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          aria-busy={!isSent}
        />
      </div>
      <Callout>
        {t("cashier.next.bank_text")} {t("cashier.reference")} <b>{payment.reference}</b>
      </Callout>
    </CashierBody>
  );
}

function PageFrame({ payment, action }: Props<"frame">) {
  const t = useT();
  const [height, setHeight] = useState(480);
  if (!isWebAddress(action.url)) return null;
  const frame: ComponentProps<typeof ProviderFrame> = {
    url: action.url,
    origin: action.origin,
    title: payment.methodTitle,
    bar: <b>{hostOf(action.url)}</b>,
    height,
    onWord: (word) => word.height !== null && setHeight(word.height),
  };
  return (
    <CashierBody>
      <p role="status">{t("cashier.next.frame", { method: payment.methodTitle })}</p>
      <ProviderFrame {...frame} />
      <Callout>
        {t("cashier.waiting.once")} {t("cashier.reference")} <b>{payment.reference}</b>
      </Callout>
    </CashierBody>
  );
}

function Send({ payment, action }: Props<"crypto">) {
  const t = useT();
  const { address, tag, network: code, currencyCode, amount, qrBase64 } = action;
  const network = useNetworks(currencyCode)?.find((each) => each.code === code)?.name ?? code;
  return (
    <CashierBody>
      <AddressCard
        coin={currencyCode}
        network={network}
        address={address}
        tag={tag}
        qrBase64={qrBase64}
        {...(amount > 0 && { exactly: amount })}
      />
      <p role="status">{t("cashier.crypto.watching")}</p>
      <Callout>
        {t("cashier.reference")} <b>{payment.reference}</b>
      </Callout>
    </CashierBody>
  );
}

const hostOf = (url: string) => {
  try {
    return new URL(url).host;
  } catch {
    return "";
  }
};
