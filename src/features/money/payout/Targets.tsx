import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { formatMoney } from "../../../kit/ui/format";
import { methodBits } from "../cashier/method_words";
import { Callout } from "../cashier/parts/Callout";
import { MethodGroup, MethodRow } from "../cashier/parts/MethodRow";
import { fieldsOf, type WithdrawFacts, type WithdrawMethod } from "./payout_queries";
import { payoutStep } from "./payout_search";
import { logoOf } from "./target_logo";

/** Whether money can go anywhere: to an account of a way that pays out, or by one that asks for another account. */
export const hasTargets = ({ accounts }: WithdrawFacts, methods: readonly WithdrawMethod[]): boolean =>
  methods.some((method) => fieldsOf(method) !== null || accounts.some(({ methodId }) => methodId === method.id));

/** Where money can go: first the accounts that it came from, then the other ways (C-2.08). */
export function Targets({ facts, methods }: { facts: WithdrawFacts; methods: readonly WithdrawMethod[] }) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, { currency: facts.currencyCode, language });
  const accounts = facts.accounts.flatMap((account) => {
    const method = methods.find(({ id }) => id === account.methodId);
    return method ? [{ account, method }] : [];
  });
  const others = methods.filter((method) => fieldsOf(method) !== null);
  const owed = accounts.filter(({ account }) => account.owed > 0);
  const bits = (method: WithdrawMethod) => methodBits(method, method.withdrawal, { t, language });
  return (
    <>
      <h3 className="visually-hidden">{t("payout.targets.title")}</h3>
      {owed.length > 0 && <Callout>{t("payout.targets.closed_loop")}</Callout>}
      {accounts.length > 0 && (
        <MethodGroup title={t("payout.targets.accounts")}>
          {accounts.map(({ account, method }) => (
            <MethodRow
              key={account.accountId}
              title={`${account.methodTitle} ${account.shown}`}
              icon={logoOf(method)}
              bits={bits(method)}
              badge={account.owed > 0 ? t("payout.targets.owed", { amount: money(account.owed) }) : undefined}
              isOff={method.absence !== null}
              onChoose={() => go(payoutStep.takeAccount(account.accountId))}
            />
          ))}
        </MethodGroup>
      )}
      {others.length > 0 && (
        <MethodGroup title={t(accounts.length > 0 ? "payout.targets.others" : "payout.targets.ways")}>
          {others.map((method) => (
            <MethodRow
              key={method.id}
              title={method.title}
              icon={logoOf(method)}
              bits={bits(method)}
              isOff={method.absence !== null}
              onChoose={() => go(payoutStep.takeMethod(method.id))}
            />
          ))}
        </MethodGroup>
      )}
    </>
  );
}
