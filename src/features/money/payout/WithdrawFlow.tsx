import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { useApi, useLanguage, useRoute, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { Button } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { CircleAlert } from "../../../kit/ui/icons";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { log } from "../cashier/deposit/log_step";
import { CashierFrame } from "../cashier/parts/CashierFrame";
import { useLivePayments } from "../history/use_live_payments";
import { Conditions } from "./Conditions";
import { PayoutFollow } from "./PayoutFollow";
import { PayoutForm } from "./PayoutForm";
import { conditionsQuery, methodsThatPayOut, withdrawMethodsQuery } from "./payout_queries";
import { payoutPlace } from "./payout_search";
import { Purse } from "./Purse";

interface Props {
  root: ComponentProps<"section">;
  title: string;
  methodIds: readonly string[];
}

/** The way of money out of the casino: what can go, where to, a look at it all, and then its stages (S-2.63). */
export function WithdrawFlow({ root, title, methodIds }: Props) {
  const t = useT();
  const api = useApi();
  const language = useLanguage();
  const { search } = useRoute();
  const conditions = useQuery(conditionsQuery(api));
  const methods = useQuery(withdrawMethodsQuery(api, language));
  useLivePayments();
  const services = useServices();
  useEffect(() => log(services, "WITHDRAW_FORM_OPEN"), [services]); // C-7.15
  const facts = conditions.data;
  const offered = methods.data && methodsThatPayOut(methods.data.paymentMethods, methodIds);
  const place = payoutPlace(search, {
    methods: offered?.map(({ id }) => id) ?? [],
    accounts: facts?.accounts.map(({ accountId }) => accountId) ?? [],
  });
  const [first] = useState(place.at);
  if (place.at === "request")
    return <PayoutFollow root={root} isNext={first !== "request"} withdrawRequestId={place.withdrawRequestId} />;
  const frame = { root, tab: "withdraw" as const, title: title || t("payout.title") };
  if (conditions.isLoadingError || methods.isLoadingError) {
    const again = () => void Promise.all([conditions.refetch(), methods.refetch()]);
    return (
      <CashierFrame {...frame} stepKey="failed">
        <EmptyState
          isBad
          icon={<CircleAlert size={28} />}
          title={t("payout.failed")}
          action={
            <Button busy={(conditions.isFetching || methods.isFetching) && t("frame.loading")} onClick={again}>
              {t("history.failed.again")}
            </Button>
          }
        >
          {t("history.failed.text")}
        </EmptyState>
      </CashierFrame>
    );
  }
  if (!facts || !offered) {
    return (
      <CashierFrame {...frame} stepKey="start">
        <div role="status" aria-label={t("payout.loading")}>
          <Skeleton width="100%" height="132px" />
          <br />
          <Skeleton width="100%" height="80px" />
          <br />
          <Skeleton width="100%" height="204px" />
        </div>
      </CashierFrame>
    );
  }
  if (!facts.isOpen) {
    return (
      <CashierFrame
        {...frame}
        stepKey="start"
        foot={
          <Button look="primary" size="large" isWide disabled>
            {t("payout.conditions.blocked")}
          </Button>
        }
      >
        <Purse facts={facts} />
        <Conditions facts={facts} />
      </CashierFrame>
    );
  }
  return <PayoutForm {...frame} facts={facts} methods={offered} place={place} />;
}
