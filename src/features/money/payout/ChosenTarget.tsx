import type { PayoutAccount } from "../../../../schemas/api/payments/withdrawals";
import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { Icon } from "../../../kit/ui/Icon";
import { methodBits } from "../cashier/method_words";
import css from "./ChosenTarget.module.css";
import type { WithdrawMethod } from "./payout_queries";
import { payoutStep } from "./payout_search";
import { logoOf } from "./target_logo";

/** Where the money goes, once that is chosen: the list is away, and comes back by "Change" (C-2.09). */
export function ChosenTarget({ method, account }: { method: WithdrawMethod; account: PayoutAccount | undefined }) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const logo = logoOf(method);
  return (
    <div className={css.target}>
      <span className={css.tile} aria-hidden="true">
        <Icon name={logo} size={logo.includes("/") ? 28 : 22} />
      </span>
      <div>
        <strong>{account ? `${account.methodTitle} ${account.shown}` : method.title}</strong>
        <p>
          {methodBits(method, method.withdrawal, { t, language }).map(({ text }, place) => (
            <span key={place}>{text}</span>
          ))}
        </p>
      </div>
      <button type="button" onClick={() => go(payoutStep.leaveTarget())}>
        {t("payout.target.change")}
      </button>
    </div>
  );
}
