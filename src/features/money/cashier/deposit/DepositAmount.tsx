import type { PaymentMethod } from "../../../../../schemas/payments";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { formatMoney } from "../../../../kit/ui/format";
import { type Bounds, quickAmounts, toDecimal } from "../amounts";
import { feeWords, roundMoney } from "../method_words";
import { AmountField } from "../parts/AmountField";
import { Callout } from "../parts/Callout";
import type { useAmount } from "../parts/use_amount";
import { type DepositLimit, LimitMeter, OverLimit } from "./LimitMeter";

interface Props {
  method: PaymentMethod;
  amount: ReturnType<typeof useAmount>;
  bounds: Bounds;
  limit: DepositLimit | null;
  /** What the bonus asks for, in minor units; 0 where none does. */
  leastForBonus: number;
  onWithoutBonus: () => void;
}

/** The amount between the method's bounds, below the player's own limit, and enough for the bonus. */
export function DepositAmount({ method, amount, bounds, limit, leastForBonus, onWithoutBonus }: Props) {
  const t = useT();
  const language = useLanguage();
  const { currency } = method;
  const { decimals } = bounds;
  const minor = amount.minor ?? 0;
  const isOverLimit = limit !== null && minor > limit.left;
  const fits = (wish: number) => limit === null || wish <= limit.left; // nothing is offered that cannot be had
  const money = (value: number) => formatMoney(toDecimal(value, decimals), { language, currency });
  return (
    <>
      <AmountField
        label={t("cashier.amount.label")}
        amount={amount}
        currency={currency}
        quick={quickAmounts(bounds)
          .filter(fits)
          .map((each) => ({ minor: each }))}
        problem={isOverLimit && <OverLimit limit={limit} least={bounds.min} onUse={amount.choose} />}
        {...(method.isCrypto && {
          words: (which, bound) =>
            t(which === "min" ? "minimum.deposit.amount.error" : "maximum.deposit.amount.error", { bound, currency }),
        })}
        note={
          leastForBonus > 0
            ? t("cashier.bonus.from", { amount: roundMoney(toDecimal(leastForBonus, decimals), currency, language) })
            : method.deposit && feeWords(method.deposit, currency, { t, language })
        }
      />
      {limit && <LimitMeter limit={limit} minor={minor} />}
      {minor > 0 && minor < leastForBonus && (
        <TooLittle
          least={fits(leastForBonus) ? money(leastForBonus) : null}
          onRaise={() => amount.choose(leastForBonus)}
          onLeave={onWithoutBonus}
        />
      )}
    </>
  );
}

/** The amount is less than the bonus asks for: it is raised, or the bonus is left. `least` where it can be had. */
function TooLittle({ least, onRaise, onLeave }: { least: string | null; onRaise: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <Callout tone="warning">
      {t("cashier.bonus.too_little")}{" "}
      {least !== null && (
        <button type="button" onClick={onRaise}>
          {t("cashier.bonus.raise", { amount: least })}
        </button>
      )}{" "}
      <button type="button" onClick={onLeave}>
        {t("cashier.bonus.leave")}
      </button>
    </Callout>
  );
}
