import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { closeCashier, initializePayment } from "../../../../../schemas/api/payments/deposits";
import { useApi, usePreferences, useUser } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";

/** Asked for where nothing else is (C-7.10). */
const usualAmount = 100;

interface Wanted {
  bonusId: number | null;
  coupon: string | null;
  isOn: boolean;
}

/** The provider's cashier, opened once, and closed when it is left. */
export function useOpenedCashier({ bonusId, coupon, isOn }: Wanted) {
  const api = useApi();
  const { language, theme: ownTheme } = useServices();
  const { scheme } = usePreferences();
  const user = useUser();
  const opened = useQuery({
    queryKey: [initializePayment.path, bonusId, language, ownTheme, scheme],
    queryFn: ({ signal }) =>
      api.call(
        initializePayment,
        {
          query: { language, ...(bonusId !== null && { bonus: String(bonusId) }) },
          body: {
            action: "deposit",
            mode: "general",
            bonus2: bonusId,
            ...(coupon && { coupon }),
            amount: usualAmount,
            theme: ownTheme,
            scheme,
            ...(user && { currency: user.currencyCode, secretForm: user.secretForm, country: user.countryCode }),
          },
        },
        signal,
      ),
    enabled: isOn,
    staleTime: "static", // it is asked for once, whatever else is read again
    gcTime: 0,
    retry: 1,
  });
  const paymentId = opened.data?.payment_id ?? null;

  useEffect(() => {
    if (paymentId === null) return;
    return () => void api.call(closeCashier, { body: { payment_id: paymentId } }).catch(() => {}); // it ends by itself within the hour
  }, [api, paymentId]);
  return opened;
}
