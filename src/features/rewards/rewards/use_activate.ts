import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  activateBonus,
  checkCoupon,
  getRakebackDays,
  getUserBonus,
  refreshCashback,
  type UserBonus,
} from "../../../../schemas/api/bonuses";
import { getAllBonus, type Promotion } from "../../../../schemas/api/promotions";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { useServices } from "../../../kit/session/services";
import { signUpAddress } from "../../../kit/session/use_link";
import { readUser } from "../../accounts/sign_in/read_user";
import type { Refused } from "./refusal_words";

/** Where a claim is: asked for once, however often it is pressed (L-4.01, L-4.02). */
export type Claim =
  | { phase: "idle" | "working" }
  /** `bonus`: what came of it; null where it was paid in cash at once. */
  | { phase: "done"; bonus: UserBonus | null }
  | { phase: "refused"; refused: Refused };

type Offer = Pick<Promotion, "bonusId" | "bonusType" | "autoPayoutDays">;
type Wish = { kind: "offer"; offer: Offer } | { kind: "coupon"; code: string };

interface How {
  /** The bonus that runs may end. */
  replace?: boolean;
  /** Nobody pressed anything: the step back leads past the address that asked for it, which would ask again. */
  isByItself?: boolean;
}

/** Bonuses and what follows from them are read again after every change (L-4.75). */
export function useBonusesAgain() {
  const client = useQueryClient();
  const services = useServices();
  return async () => {
    const lists = [getUserBonus.path, getAllBonus.path, getRakebackDays.path];
    await Promise.allSettled([readUser(services), ...lists.map((path) => client.invalidateQueries({ queryKey: [path] }))]);
  };
}

/** Takes a bonus or a coupon: guests sign up first, what starts with a deposit leads there (L-4.04, L-4.05). */
export function useActivate() {
  const services = useServices();
  const addressOf = usePageAddress();
  const again = useBonusesAgain();
  const [claim, setClaim] = useState<Claim>({ phase: "idle" });
  const isAsking = useRef(false);

  async function ask(wish: Wish, { replace = false, isByItself = false }: How): Promise<Claim> {
    const { api } = services;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const customerDate = new Date().toUTCString();
    const { cpnc } = services.route.getState().search;
    const sent =
      wish.kind === "offer"
        ? await api.call(activateBonus, {
            query: { cpnc, timeZone, customerDate },
            body: { bonusId: wish.offer.bonusId, cpnc, replace, customerDate },
          })
        : await api.call(checkCoupon, { body: { coupon: wish.code, replace } });
    const { success, error, errorData, bonusId } = sent.data;
    if (error === "DEPOSIT_BONUS") {
      await again();
      services.go(`${addressOf("deposit")}?b=${bonusId ?? ""}&ab=1`, { replace: isByItself });
      return { phase: "idle" };
    }
    if (error === "HELD") await again(); // it is listed while it is looked at
    if (!success) return { phase: "refused", refused: { code: error ?? "UNIFIED_ERROR", data: errorData, bonusId } };
    if (wish.kind === "offer" && wish.offer.bonusType === "instant_cashback" && wish.offer.autoPayoutDays > 0)
      await api.call(refreshCashback, { body: { bonusId: wish.offer.bonusId } }).catch(() => null); // logged only (L-4.07, C-8.14)
    const { lastBonus } = await api.call(getUserBonus, { query: { limit: 1, offset: 0 } });
    await again();
    return { phase: "done", bonus: lastBonus?.status === "ACTIVE" ? lastBonus : null };
  }

  async function take(wish: Wish, how: How = {}) {
    if (services.isCanvas || isAsking.current) return;
    if (!services.session.getState().user) return services.go(signUpAddress);
    isAsking.current = true;
    setClaim({ phase: "working" });
    const bonusId = wish.kind === "offer" ? wish.offer.bonusId : null;
    const failed: Claim = { phase: "refused", refused: { code: "UNIFIED_ERROR", data: null, bonusId } };
    const next = await ask(wish, how).catch(() => failed);
    isAsking.current = false;
    setClaim(next);
  }

  return { claim, take, forget: () => setClaim({ phase: "idle" }) };
}
