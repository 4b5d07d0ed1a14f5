import { useLanguage, useT, useUser } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { Dialog } from "../../../../kit/ui/Dialog";
import { Money } from "../../../../kit/ui/Money";
import { Pairs } from "../parts/Callout";
import css from "./ReplaceBonusDialog.module.css";

interface Props {
  /** What the other one is called. */
  bonus: string;
  onKeep: () => void;
  onReplace: () => void;
}

/** Another bonus runs: the chosen one would wait for it to end, which is asked first (C-4.03, D-42). */
export default function ReplaceBonusDialog({ bonus, onKeep, onReplace }: Props) {
  const t = useT();
  const language = useLanguage();
  const user = useUser();
  if (!user) return null;
  const { currencyCode: currency, amount, nonCashAmount } = user.userWallet;
  const money = (value: number) => <Money amount={value} currency={currency} language={language} />;
  const active = user.activeBonus;
  return (
    <Dialog title={t("cashier.replace.title")} closeLabel={t("frame.close")} onClose={onKeep}>
      <div className={css.body}>
        <p>{t("cashier.replace.text")}</p>
        <Pairs
          rows={[
            {
              name: t("cashier.replace.bonus_money"),
              value: money(nonCashAmount),
            },
            ...(active ? [{ name: t("cashier.replace.left"), value: money(active.wagerLeft) }] : []),
            { name: t("cashier.replace.cash"), value: money(amount) },
          ]}
        />
        <Button size="large" isWide data-autofocus="" onClick={onKeep}>
          {t("cashier.replace.keep")}
        </Button>
        <Button size="large" isWide look="primary" onClick={onReplace}>
          {t("cashier.replace.end", { bonus })}
        </Button>
      </div>
    </Dialog>
  );
}
