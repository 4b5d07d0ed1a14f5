import { useState } from "react";
import { cancelBonus, type UserBonus } from "../../../schemas/api/bonuses";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { bonusProgress } from "../../../src/features/rewards/rewards/bonus_progress";
import { useBonusesAgain } from "../../../src/features/rewards/rewards/use_activate";
import { useApi, useLanguage, useT, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { formatMoney } from "../../../src/kit/ui/format";
import css from "./ActiveBonuses.module.css";

/** Says to the cent what burns and what stays before a bonus is cancelled; keeping it comes first (L-4.09). */
export default function CancelDialog({ bonus, onClose }: { bonus: UserBonus; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const { isCanvas } = useServices();
  const user = useUser();
  const again = useBonusesAgain();
  const [work, setWork] = useState<"idle" | "working" | "failed">("idle");
  const { currencyCode: currency, balance } = bonus;
  const money = (amount: number) => formatMoney(amount, { language, currency });
  const { total, wagered } = bonusProgress(bonus);

  async function handleCancel() {
    setWork("working");
    try {
      await api.call(cancelBonus, { body: { userBonusId: bonus.userBonusId } });
    } catch {
      return setWork("failed");
    }
    await again();
    onClose();
  }

  return (
    <Dialog title={t("bonus.active.cancel_title")} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      <div className={css.dialog}>
        <p>{t("bonus.active.cancel_text")}</p>
        <dl>
          <div>
            <dt>{t("bonus.active.bonus_money")}</dt>
            <dd data-tone={balance > 0 ? "bad" : undefined}>{money(-balance)}</dd>
          </div>
          {total > 0 && (
            <div>
              <dt>{t("bonus.active.progress")}</dt>
              <dd>{t("bonus.active.done", { done: money(wagered), total: money(total) })}</dd>
            </div>
          )}
          {user?.userWallet.currencyCode === currency && (
            <div>
              <dt>{t("bonus.active.cash_stays")}</dt>
              <dd data-tone="good">{money(user.userWallet.amount)}</dd>
            </div>
          )}
        </dl>
        <p>{t("bonus.active.after")}</p>
        {work === "failed" && <ErrorBox>{t("bonus.active.cancel_failed")}</ErrorBox>}
        <div className={css.choice}>
          <Button data-autofocus="" onClick={onClose}>
            {t("bonus.active.keep")}
          </Button>
          <Button
            look="danger"
            disabled={isCanvas}
            busy={work === "working" && t("bonus.active.cancelling")}
            onClick={() => void handleCancel()}
          >
            {balance > 0 ? t("bonus.active.burn", { amount: money(balance) }) : t("bonus.active.burn_nothing")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
