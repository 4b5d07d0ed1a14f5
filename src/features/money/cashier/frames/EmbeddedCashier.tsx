import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { getOpenPayments, type initializePayment } from "../../../../../schemas/api/payments/deposits";
import type { AnswerOf } from "../../../../kit/api/api";
import { ApiError } from "../../../../kit/api/api_error";
import { useT, useUser } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { decimalsOf } from "../../../../kit/ui/format";
import { TriangleAlert } from "../../../../kit/ui/icons";
import { Skeleton } from "../../../../kit/ui/Skeleton";
import type { DetailField } from "../../../accounts/profile/detail_values";
import { depositStep } from "../deposit_flow";
import { DetailsStep } from "../deposit/DetailsStep";
import { LimitMeter, useDepositLimit } from "../deposit/LimitMeter";
import { afterWord, type FrameView } from "../frame_messages";
import { Callout } from "../parts/Callout";
import { CashierRefused } from "./CashierRefused";
import { ProviderFrame, type SpokenFrame } from "./ProviderFrame";
import { useOpenedCashier } from "./use_opened_cashier";

interface Props {
  bonusId: number | null;
  /** The code that the bonus is had by. */
  coupon?: string | null;
  /** What of the player's details is missing. */
  missing: readonly DetailField[];
  title: string;
  /** A cashier at an address of its own, in place of the provider's. */
  url?: string | undefined;
  /** How the frame should look; the site's own theme when missing (C-2.19). */
  theme?: string | undefined;
}

const startView: FrameView = { shows: "frame", height: 520, isFinished: false };

/** The cashier of a provider inside the page, below what its player has set themselves as a limit. */
export function EmbeddedCashier(props: Props) {
  const user = useUser();
  return (
    <>
      {!props.url && user && <OwnLimit currency={user.currencyCode} />}
      <Cashier {...props} />
    </>
  );
}

/** It says what its visitor does, and the details that are missing are asked for on the way (C-2.19, C-4.24 to C-4.27). */
function Cashier({ bonusId, coupon = null, missing, title, url, theme }: Props) {
  const t = useT();
  const services = useServices();
  const client = useQueryClient();
  const user = useUser();
  const [view, setView] = useState(startView);
  const spoken = useRef<SpokenFrame | null>(null);

  const opened = useOpenedCashier({ bonusId, coupon, isOn: !url && user !== null && !services.isCanvas });
  const shown = frameOf(url, opened.data);
  const paymentId = opened.data?.payment_id ?? null;

  function end(type: "details.given" | "details.cancelled") {
    spoken.current?.say({ type });
    setView((before) => ({ ...before, shows: "frame" }));
  }

  async function seeOutcome() {
    await client.invalidateQueries({ queryKey: [getOpenPayments.path] });
    if (paymentId !== null) services.go(depositStep.follow(String(paymentId)));
  }

  if (opened.isError) return <NotOpened error={opened.error} isBusy={opened.isFetching} onRetry={() => void opened.refetch()} />;
  if (opened.data?.errorCode)
    return (
      <CashierRefused
        refusal={{ ...opened.data, code: opened.data.errorCode }}
        currency={user?.currencyCode ?? ""}
        onRetry={() => void opened.refetch()}
      />
    );
  if (!shown) return <Skeleton width="100%" height={`${startView.height}px`} />;
  const isAsking = view.shows === "details" && user !== null && missing.length > 0;
  return (
    <>
      {isAsking && (
        <div>
          <DetailsStep user={user} fields={missing} onSaved={() => end("details.given")} />
          <Button look="ghost" isWide onClick={() => end("details.cancelled")}>
            {t("cashier.back")}
          </Button>
        </div>
      )}
      <ProviderFrame
        url={withTheme(shown.cashier_url, theme)}
        origin={shown.cashier_origin}
        title={title}
        bar={<b>{t("cashier.embedded.bar", { title })}</b>}
        height={view.height}
        isHidden={isAsking}
        spoken={spoken}
        onWord={(word) => {
          const next = afterWord(view, word, { isIncomplete: missing.length > 0 });
          setView(next);
          if (next.isFinished && !view.isFinished) void seeOutcome().catch(() => {}); // the payment is in the list all the same
        }}
      />
      <Callout>{t("cashier.embedded.note")}</Callout>
    </>
  );
}

interface NotOpenedProps {
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

/** The provider's cashier did not open; what was refused says why. */
function NotOpened({ error, isBusy, onRetry }: NotOpenedProps) {
  const t = useT();
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t("cashier.embedded.failed")}
      isBad
      action={
        <Button busy={isBusy && t("cashier.trying")} onClick={onRetry}>
          {t("cashier.try_again")}
        </Button>
      }
    >
      {isRefused ? error.message : t("cashier.embedded.failed_text")}
    </EmptyState>
  );
}

/** What is used of the player's own limit and on its way: the provider's page does not know, and the server counts both. */
function OwnLimit({ currency }: { currency: string }) {
  const limit = useDepositLimit(currency, decimalsOf(currency));
  return limit && <LimitMeter limit={limit} minor={0} />;
}

function frameOf(url: string | undefined, opened: AnswerOf<typeof initializePayment> | undefined) {
  if (url) return { cashier_url: url, cashier_origin: originOf(url) };
  const { cashier_url: address, cashier_origin: origin } = opened ?? {};
  return address && origin ? { cashier_url: address, cashier_origin: origin } : null;
}

function originOf(url: string): string {
  try {
    return new URL(url, "https://relative.invalid").origin;
  } catch {
    return "null";
  }
}

function withTheme(url: string, theme: string | undefined): string {
  if (!theme) return url;
  const [address = "", hash] = url.split("#", 2);
  return `${address}${address.includes("?") ? "&" : "?"}theme=${encodeURIComponent(theme)}${hash ? `#${hash}` : ""}`;
}
