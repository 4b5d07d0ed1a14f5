import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refreshCashback } from "../../../../schemas/api/bonuses";
import { useBonusesAgain } from "./use_activate";
import { useApi, useLanguage, useT, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { formatMoney } from "../../../kit/ui/format";
import { rakebackQuery } from "./rakeback_query";

/** The rakeback of whoever is signed in, and how it is claimed: once, however often it is pressed. */
export function useRakeback() {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const { isCanvas } = useServices();
  const isUser = useViewer().session === "user";
  const again = useBonusesAgain();
  const query = useQuery({ ...rakebackQuery({ api }), enabled: isUser, refetchOnWindowFocus: "always" });
  const [isClaiming, setClaiming] = useState(false);
  const isAsking = useRef(false);
  const [said, say] = useState("");

  async function claim() {
    const bonusId = query.data?.bonusId;
    if (typeof bonusId !== "number" || isAsking.current || isCanvas) return;
    isAsking.current = true;
    setClaiming(true);
    const sent = await api.call(refreshCashback, { body: { bonusId } }).catch(() => null);
    await again();
    isAsking.current = false;
    setClaiming(false);
    const isPaid = sent !== null && sent.amount > 0;
    say(
      isPaid
        ? t("bonus.rakeback.claimed", { amount: formatMoney(sent.amount, { language, currency: sent.currencyCode }) })
        : t(sent === null ? "bonus.rakeback.failed" : "bonus.rakeback.nothing"),
    );
  }

  return { isUser, query, claim, isClaiming, said };
}
