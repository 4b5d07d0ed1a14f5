import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLanguage, useQueryContext, useRoute, useT, useUser } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Dialog } from "../../../../kit/ui/Dialog";
import { formatMoney } from "../../../../kit/ui/format";
import { Deposit } from "../deposit/Deposit";
import { methodsQuery } from "../deposit/deposit_queries";
import { depositMethods, lastUsed } from "../deposit_methods";
import { CashierSheet } from "../parts/cashier_sheet";
import css from "./DepositSheet.module.css";

/** Paying in over the page where the money is too little: what is missing, the way that was used last, and back to where one was (19). */
export default function DepositSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  const { search } = useRoute();
  const missing = Number(search["missing"]) || 0;
  useLastMethod(missing);
  if (!user) return null;
  const { currencyCode: currency } = user;
  return (
    <Dialog title={t("cashier.sheet.title")} closeLabel={t("frame.close")} onClose={onClose}>
      {!search["payment"] && (
        <p className={css.lead}>
          {missing > 0 && <b>{t("cashier.sheet.missing", { amount: formatMoney(missing, { language, currency }) })}</b>}{" "}
          {t("cashier.sheet.text")}
        </p>
      )}
      <CashierSheet value={{ close: onClose }}>
        <Deposit root={{}} formVersion={2} bonusLayout="list" methodIds={allMethods} />
      </CashierSheet>
    </Dialog>
  );
}

const allMethods: readonly string[] = [];

/** Opens the form of the method that was used last, once, with no more than what is missing or the method takes at least. */
function useLastMethod(missing: number) {
  const services = useServices();
  const { data } = useQuery(methodsQuery(useQueryContext(), services.language));
  const isTaken = useRef(false);
  useEffect(() => {
    if (!data || isTaken.current || services.isCanvas) return;
    isTaken.current = true;
    const { method, payment, b, ab } = services.route.getState().search;
    if (method || payment || b || !ab) return;
    const last = lastUsed(depositMethods(data.paymentMethods).filter(({ absence }) => absence === null));
    if (!last) return;
    const amount = Math.max(Math.ceil(missing), last.deposit?.minAmount ?? 0);
    const sheet = `?modal=deposit&ab=1&missing=${missing || ""}`; // the address that opened it may still be on its way
    services.go(`${sheet}&method=${encodeURIComponent(last.id)}&amount=${amount}`, { replace: true });
  }, [data, missing, services]);
}
