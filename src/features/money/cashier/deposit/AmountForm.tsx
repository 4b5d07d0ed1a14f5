import { type FormEvent, useRef, useState } from "react";
import type { Promotion } from "../../../../../schemas/api/promotions";
import type { PaymentMethod } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { askedPart } from "../../../common/asked_part/asked_part";
import { useLanguage, useT, useText } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { decimalsOf, formatMoney } from "../../../../kit/ui/format";
import { useFrame } from "../../../../kit/ui/frame";
import { Lock, ShieldCheck } from "../../../../kit/ui/icons";
import { type Bounds, firstAmount, firstWithin, quickAmounts, toDecimal, toMinor } from "../amounts";
import { boundsOf } from "../bounds_of";
import type { WayOut } from "../deposit_errors";
import { NetworkField, useNetworks } from "../crypto/NetworkField";
import { CardFrame, type TakeCard } from "../frames/CardFrame";
import { durationWords, feeOf, feeWords, roundMoney } from "../method_words";
import { AmountField } from "../parts/AmountField";
import { Callout, type Pair, Pairs } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { useAmount } from "../parts/use_amount";
import css from "./AmountForm.module.css";
import { EmailField, useEmail } from "./EmailField";
import { type DepositLimit, LimitMeter, OverLimit, useDepositLimit } from "./LimitMeter";
import { useStartDeposit } from "./use_start_deposit";

const OwnCard = askedPart(() => import("./OwnCard"), { look: "place" }, "card_fields");
const StartProblemDialog = askedPart(() => import("./StartProblemDialog"), { look: "over" }, "deposit", "user", "profile");

export interface FormProps {
  method: PaymentMethod;
  bonus: Promotion | null;
  /** The least and the most of the method's currency, whatever the method takes (C-7.06). */
  config: { minAmount: number; maxAmount: number } | null;
  /** The code that the bonus is had by. */
  coupon: string | null;
  /** The amount of a try before, or of a link. */
  wantedAmount: number | null;
  onWithoutBonus: () => void;
  onOtherMethod: () => void;
}

interface Props extends FormProps {
  user: User;
  /** The server wants these details first (C-5.26). */
  onDetails: (fields: readonly string[]) => void;
}

/** How much, and what the method asks for besides: all that matters is said before the button, which repeats the sum (C-4.10, C-5.12 to C-5.18). */
export function AmountForm({
  method,
  bonus,
  config,
  coupon,
  wantedAmount,
  user,
  onDetails,
  onWithoutBonus,
  onOtherMethod,
}: Props) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const frame = useFrame();
  const { currency } = method;
  const decimals = decimalsOf(currency);
  const bounds = boundsOf(method.deposit, config, decimals);
  const limit = useDepositLimit(currency, decimals);
  const amount = useAmount(bounds, beginWith({ wantedAmount, method }, bounds, limit));
  const asksEmail = method.name === "skrill" || method.isEmail;
  const email = useEmail(asksEmail ? (method.name === "skrill" ? user.additionalData.skrillEmail : null) : null, asksEmail);
  const asksCard = method.hasCardFrame || method.isCardForm;
  const card = useRef<TakeCard | null>(null);
  const [isCardReady, setCardReady] = useState(!asksCard);
  const [cardProblem, setCardProblem] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const networks = useNetworks(method.isCryptoForm ? currency : null);
  const [chosenNetwork, setNetwork] = useState("");
  const network = chosenNetwork || (networks?.[0]?.code ?? "");
  const { start, isBusy, problem, dismiss } = useStartDeposit();

  const money = (minor: number) => formatMoney(toDecimal(minor, decimals), { language, currency });
  const minor = amount.minor ?? 0;
  const fee = method.deposit ? feeOf(minor, method.deposit, decimals) : 0;
  const leastForBonus = toMinor(bonus?.currency[currency]?.min_deposit_amount ?? 0, decimals);
  const isOverLimit = limit !== null && minor > limit.left;
  const fits = (wish: number) => limit === null || wish <= limit.left; // nothing is offered that cannot be had
  const isTooLittle = bonus !== null && minor > 0 && minor < leastForBonus;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isTaking || amount.refuse() || isOverLimit || email.refuse()) return;
    setCardProblem(false);
    let cardFields = {};
    if (asksCard) {
      setTaking(true);
      const taken = await card.current?.();
      setTaking(false);
      if (taken === undefined || taken === "failed") return setCardProblem(true);
      if (taken === "incomplete") return;
      cardFields = "token" in taken ? { cardToken: taken.token } : taken.card;
    }
    await start({
      amount: toDecimal(minor, decimals),
      pspID: method.id,
      provider: method.name,
      paymentMethod: method.paymentMethod,
      currencyCode: currency,
      ...(bonus && { bonusID: bonus.bonusId }),
      ...(coupon && { coupon }),
      ...(asksEmail && (method.name === "skrill" ? { skrillEmail: email.value.trim() } : { email: email.value.trim() })),
      ...(network && { network }),
      ...cardFields,
    });
  }

  function goOn(way: WayOut | null) {
    dismiss();
    if (way === "other_method") return onOtherMethod();
    if (way === "without_bonus") return onWithoutBonus();
    if (way === "other_amount") {
      const most = problem?.kind === "refused" ? problem.refusal.maxAmount : null;
      if (most !== null && toMinor(most, decimals) < minor) amount.choose(toMinor(most, decimals));
      else frame?.window.setTimeout(() => amount.input.current?.focus());
    }
  }

  const asked = problem?.kind === "failed" && problem.failure.kind === "details" ? problem.failure.fields : null;
  const label = amount.problem
    ? t(`cashier.form.first_${amount.problem}`)
    : isOverLimit
      ? t("cashier.form.first_max")
      : !isCardReady
        ? t("cashier.form.card_opens")
        : t("cashier.form.deposit", { amount: money(minor + fee) });
  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CashierBody
        foot={
          <>
            <Button
              type="submit"
              look="primary"
              size="large"
              isWide
              disabled={amount.problem !== null || isOverLimit || !isCardReady}
              busy={(isBusy && t("cashier.form.starting")) || (isTaking && t("cashier.form.taking"))}
            >
              <Lock size={18} /> {label}
            </Button>
            <small className={css.fine}>
              <ShieldCheck size={16} />{" "}
              {t(method.family === "card" ? "cashier.form.bank_asks" : "cashier.form.at_provider", { method: method.title })}
            </small>
          </>
        }
      >
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
            bonus && leastForBonus > 0
              ? t("cashier.bonus.from", { amount: roundMoney(toDecimal(leastForBonus, decimals), currency, language) })
              : method.deposit && feeWords(method.deposit, currency, { t, language })
          }
        />
        {limit && <LimitMeter limit={limit} minor={minor} />}
        {isTooLittle && (
          <Callout tone="warning">
            {t("cashier.bonus.too_little")}{" "}
            {fits(leastForBonus) && (
              <button type="button" onClick={() => amount.choose(leastForBonus)}>
                {t("cashier.bonus.raise", { amount: money(leastForBonus) })}
              </button>
            )}{" "}
            <button type="button" onClick={onWithoutBonus}>
              {t("cashier.bonus.leave")}
            </button>
          </Callout>
        )}
        {asksEmail && <EmailField email={email} isSkrill={method.name === "skrill"} method={method.title} />}
        {method.hasCardFrame && <CardFrame methodId={method.id} provider={method.title} take={card} onReady={setCardReady} />}
        {method.isCardForm && !method.hasCardFrame && (
          <OwnCard holder={[user.firstName, user.lastName].filter(Boolean).join(" ")} take={card} onReady={setCardReady} />
        )}
        {networks && networks.length > 1 && <NetworkField networks={networks} value={network} onChange={setNetwork} />}
        {cardProblem && <Callout tone="warning">{t("cashier.form.card_failed")}</Callout>}
        <div className={css.sum}>
          <Pairs
            rows={[
              { name: t("cashier.sum.amount"), value: money(minor) },
              ...(fee > 0 ? [{ name: t("cashier.sum.fee"), value: money(fee) }] : []),
              ...(bonus && !isTooLittle ? [bonusRow(text(bonus.banner.bannerTitle) || t("cashier.bonus.one_title"), t)] : []),
              ...(coupon ? [{ name: t("cashier.sum.coupon"), value: coupon }] : []),
              ...(method.deposit
                ? [
                    {
                      name: t("cashier.sum.arrives"),
                      value: durationWords(method.deposit.minutes, { t, language }),
                      tone: method.deposit.minutes[1] === 0 ? ("up" as const) : undefined,
                    },
                  ]
                : []),
              totalRow(user, currency, minor, decimals, { t, language }),
            ]}
          />
        </div>
        {method.textBottomAmount && <Callout>{method.textBottomAmount}</Callout>}
      </CashierBody>
      {problem && asked === null && <StartProblemDialog problem={problem} currency={currency} onClose={goOn} />}
      {asked !== null && <Asked fields={asked} onAsked={onDetails} />}
    </form>
  );
}

/** What somebody wants stays, and is told where a limit leaves less; what the form proposes can be had. */
function beginWith(
  { wantedAmount, method }: Pick<Props, "wantedAmount" | "method">,
  bounds: Bounds,
  limit: DepositLimit | null,
): number {
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, bounds.decimals));
  if (wantedAmount !== null) return firstAmount(bounds, minor(wantedAmount));
  return firstWithin(bounds, limit?.left ?? Infinity, minor(method.defaultAmount));
}

const bonusRow = (title: string, t: ReturnType<typeof useT>): Pair => ({
  name: t("cashier.sum.bonus"),
  value: title,
  tone: "up",
});

function totalRow(
  { userWallet: wallet }: User,
  currency: string,
  minor: number,
  decimals: number,
  { t, language }: { t: ReturnType<typeof useT>; language: ReturnType<typeof useLanguage> },
): Pair {
  if (wallet.currencyCode !== currency)
    return { name: t("cashier.sum.pay"), value: formatMoney(toDecimal(minor, decimals), { language, currency }), isTotal: true };
  const after = toDecimal(toMinor(wallet.totalAmount, decimals) + minor, decimals);
  return { name: t("cashier.sum.then"), value: formatMoney(after, { language, currency }), isTotal: true };
}

/** A word from the server that some details are missing becomes their form. */
function Asked({ fields, onAsked }: { fields: readonly string[]; onAsked: Props["onDetails"] }) {
  const t = useT();
  return (
    <div className={css.over} role="alert">
      <p>{t("cashier.details.first")}</p>
      <Button look="primary" onClick={() => onAsked(fields)}>
        {t("cashier.details.fill")}
      </Button>
    </div>
  );
}
