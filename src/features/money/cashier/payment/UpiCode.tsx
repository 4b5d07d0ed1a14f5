import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useEffect, useState } from "react";
import type { Payment, PaymentAction } from "../../../../../schemas/payments";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { Button } from "../../../../kit/ui/Button";
import { formatMoney } from "../../../../kit/ui/format";
import { useFrame } from "../../../../kit/ui/frame";
import { Clock, TriangleAlert } from "../../../../kit/ui/icons";
import { useClock } from "../../../../kit/session/use_clock";
import qrCss from "../crypto/CryptoAddress.module.css";
import { Callout } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { CopyLine } from "../parts/CopyLine";
import { Outcome } from "../parts/Outcome";
import { depositStep } from "../deposit_flow";
import { readUpi } from "./read_upi";
import css from "./payment.module.css";

/** How long a code can be scanned (C-9.08). */
const wholeTime = 600_000;
/** An app that was opened has hidden this page by then (C-9.08). */
const appOpensWithin = 2_000;
const short = 60_000;

interface Props {
  payment: Payment;
  action: Extract<PaymentAction, { kind: "qr" }>;
}

/** The second step of paying by UPI: a code to scan, for ten minutes (C-4.13, C-4.15 to C-4.18, C-8.12). */
export default function UpiCode({ payment, action }: Props) {
  const t = useT();
  const language = useLanguage();
  const services = useServices();
  const addressOf = usePageAddress();
  const now = useClock();
  const link = readUpi(action.content);
  const left = Math.max(0, Date.parse(action.expiresAt) - now);
  const code = useQuery({
    queryKey: ["upi_code", action.content],
    queryFn: async () => (await import("./draw_qr")).drawQr(action.content),
    enabled: link.kind !== "nodata",
    staleTime: Infinity,
    retry: false,
  });
  const backToForm = () => services.go(depositStep.tryAgain(payment.methodId, payment.amount), { replace: true });

  if (left === 0) {
    return (
      <CashierBody>
        <Outcome tone="warn" icon={<Clock size={36} />} title={t("cashier.upi.expired")} text={t("cashier.upi.expired_text")}>
          <Button look="primary" size="large" isWide onClick={backToForm}>
            {t("cashier.back")}
          </Button>
        </Outcome>
      </CashierBody>
    );
  }
  if (link.kind === "nodata" || code.isError) {
    return (
      <CashierBody>
        <Outcome
          tone="warn"
          icon={<TriangleAlert size={36} />}
          title={t(link.kind === "nodata" ? "cashier.upi.nodata" : "cashier.upi.decode_error")}
          text={t("cashier.upi.nodata_text")}
        >
          <Button look="primary" size="large" isWide onClick={backToForm}>
            {t("cashier.back")}
          </Button>
        </Outcome>
      </CashierBody>
    );
  }
  return (
    <CashierBody
      foot={
        <>
          <Button look="primary" size="large" isWide onClick={() => services.go(`${addressOf("home")}?modal=deposit-pending`)}>
            {t("cashier.upi.done")}
          </Button>
          <small>
            {t("cashier.reference")} {payment.reference}
          </small>
        </>
      }
    >
      <div className={qrCss.qr}>
        <div className={`${qrCss.paper} ${css.paper}`}>
          {code.data && (
            <svg
              viewBox={`0 0 ${code.data.size} ${code.data.size}`}
              width={208}
              height={208}
              role="img"
              aria-label={t("cashier.upi.code")}
              shapeRendering="crispEdges"
            >
              <path d={code.data.path} />
            </svg>
          )}
        </div>
        <div>
          <p>{t("cashier.upi.to_pay")}</p>
          <p className={css.toPay}>{formatMoney(payment.amount, { language, currency: payment.currencyCode })}</p>
          <TimeLeft left={left} />
        </div>
      </div>
      <OpenApp content={action.content} isValid={link.kind === "upi"} />
      <ol className={css.howto}>
        <li>{t("cashier.upi.step_open")}</li>
        <li>{t("cashier.upi.step_scan")}</li>
        <li>{t("cashier.upi.step_approve")}</li>
      </ol>
      {link.kind === "upi" && link.payee && <CopyLine label={t("cashier.upi.or_id")} text={link.payee} />}
    </CashierBody>
  );
}

/** How long the code can be scanned; its last minute is said. */
function TimeLeft({ left }: { left: number }) {
  const t = useT();
  return (
    <>
      <div className={css.clock}>
        <span
          className={css.ring}
          data-short={left < short || undefined}
          style={{ "--left": `${Math.min(100, (left / wholeTime) * 100)}%` } as CSSProperties}
        >
          <span role="timer" aria-live="off">
            {clockOf(left)}
          </span>
        </span>
        <p>{t("cashier.upi.valid")}</p>
      </div>
      <p className="visually-hidden" role="status">
        {left < short && t("cashier.upi.one_minute")}
      </p>
    </>
  );
}

/** On the phone that has the app nobody can scan the screen: the link opens it; where nothing opens, that is said (C-9.08, C-8.12). */
function OpenApp({ content, isValid }: { content: string; isValid: boolean }) {
  const t = useT();
  const frame = useFrame();
  const [pressedAt, setPressedAt] = useState(0);
  const [problem, setProblem] = useState<"no_app" | "invalid_link" | null>(null);

  useEffect(() => {
    if (pressedAt === 0) return;
    const timer = setTimeout(() => frame?.document.visibilityState === "visible" && setProblem("no_app"), appOpensWithin);
    return () => clearTimeout(timer);
  }, [pressedAt, frame]);

  function open() {
    setProblem(null);
    if (!isValid) return setProblem("invalid_link");
    setPressedAt(Date.now());
    frame?.window.location.assign(content);
  }

  return (
    <>
      <Button isWide onClick={open}>
        {t("cashier.upi.open_app")}
      </Button>
      <div role="alert">{problem && <Callout tone="warning">{t(`cashier.upi.${problem}`)}</Callout>}</div>
    </>
  );
}

function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
