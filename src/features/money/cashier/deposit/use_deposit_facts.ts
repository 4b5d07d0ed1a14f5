import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Payment } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { useQueryContext, useRoute } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { chosenBonus, depositPlace, stepBack } from "../deposit_flow";
import { depositMethods, groupTitles } from "../deposit_methods";
import {
  bonusesIn,
  depositBonusesQuery,
  methodsQuery,
  minDepConfigQuery,
  openPaymentsQuery,
  ownLimitsQuery,
} from "./deposit_queries";
import { useCouponsOffer, useIsLate, useMethodError, useOpened, useRestoredBonus } from "./use_deposit_visit";

const none: readonly Payment[] = [];

interface Wanted {
  formVersion: 1 | 2;
  /** Of these methods alone; all where empty. */
  methodIds: readonly string[];
}

/** What is offered to whoever pays in, and which step of it the address is at. */
export function useDepositFacts(user: User, { formVersion, methodIds }: Wanted) {
  const services = useServices();
  const context = useQueryContext();
  const { search } = useRoute();
  const bonusAnswer = useQuery(depositBonusesQuery(context));
  const methodAnswer = useQuery(methodsQuery(context, services.language));
  const config = useQuery(minDepConfigQuery(context));
  const limits = useQuery(ownLimitsQuery(context));
  const open = useQuery({ ...openPaymentsQuery(context), staleTime: 0 });
  const isLimitOpen = [limits, open].some(({ isFetched, failureCount }) => !isFetched && failureCount === 0); // without an answer the server still looks
  const isLate = useIsLate(bonusAnswer.isPending);
  useRestoredBonus(formVersion);
  useOpened();
  useMethodError(methodAnswer.isError);

  const promotions = bonusAnswer.data && bonusesIn(bonusAnswer.data.bonus.rows, user.currencyCode);
  useCouponsOffer(promotions);
  const bonuses = bonusAnswer.isError ? [] : (promotions?.map(({ bonusId }) => bonusId) ?? null);
  const methods = useMemo(
    () => (methodAnswer.data ? depositMethods(methodAnswer.data.paymentMethods, methodIds) : null),
    [methodAnswer.data, methodIds],
  );
  const facts = {
    bonuses,
    isLate,
    methods: methods?.map(({ id }) => id) ?? null,
    groups: groupTitles(methods ?? []),
  };
  const place = depositPlace(search, facts);
  const hasBonuses = (bonuses?.length ?? 0) > 0;
  const back = stepBack(place, { hasBonuses });
  const bonus = promotions?.find(({ bonusId }) => bonusId === chosenBonus(search, facts));
  const method = place.at === "form" ? methods?.find(({ id }) => id === place.methodId) : undefined;
  return {
    search,
    facts,
    place,
    back,
    hasBonuses,
    isLate,
    isLimitOpen,
    promotions,
    bonus,
    methods,
    method,
    methodAnswer,
    minDepConfig: config.data?.minDepConfig,
    payments: open.data?.payments ?? none,
  };
}
