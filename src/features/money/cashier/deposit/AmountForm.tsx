import { type FormEvent, useState } from "react";
import type { Promotion } from "../../../../../schemas/api/promotions";
import type { PaymentMethod } from "../../../../../schemas/payments";
import type { User } from "../../../../../schemas/user";
import { askedPart } from "../../../common/asked_part/asked_part";
import { useLanguage, useT, useText } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { decimalsOf, formatMoney } from "../../../../kit/ui/format";
import { useFrame } from "../../../../kit/ui/frame";
import { Lock, ShieldCheck } from "../../../../kit/ui/icons";
import { type Bounds, firstAmount, firstWithin, toDecimal, toMinor } from "../amounts";
import { boundsOf } from "../bounds_of";
import type { WayOut } from "../deposit_errors";
import { NetworkField, useNetworks } from "../crypto/NetworkField";
import { CardFrame } from "../frames/CardFrame";
import { feeOf } from "../method_words";
import { Callout } from "../parts/Callout";
import { CashierBody } from "../parts/CashierFrame";
import { useAmount } from "../parts/use_amount";
import css from "./AmountForm.module.css";
import { EmailField, useEmail } from "./EmailField";
import { type DepositLimit, useDepositLimit } from "./LimitMeter";
import { useStartDeposit } from "./use_start_deposit";
import { DepositSum } from "./DepositSum";
import { useCard } from "./use_card";
import { DepositAmount } from "./DepositAmount";

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
export function AmountForm({ method, bonus, config, coupon, wantedAmount, user, ...ways }: Props) {
  const { onDetails, onWithoutBonus, onOtherMethod } = ways;
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
  const card = useCard(method);
  const networks = useNetworks(method.isCryptoForm ? currency : null);
  const [chosenNetwork, setNetwork] = useState("");
  const network = chosenNetwork || (networks?.[0]?.code ?? "");
  const { start, isBusy, problem, dismiss } = useStartDeposit();

  const money = (minor: number) => formatMoney(toDecimal(minor, decimals), { language, currency });
  const minor = amount.minor ?? 0;
  const fee = method.deposit ? feeOf(minor, method.deposit, decimals) : 0;
  const leastForBonus = toMinor(bonus?.currency[currency]?.min_deposit_amount ?? 0, decimals);
  const isOverLimit = limit !== null && minor > limit.left;
  const isTooLittle = bonus !== null && minor > 0 && minor < leastForBonus;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || card.isTaking || amount.refuse() || isOverLimit || email.refuse()) return;
    const cardPart = card.isAsked ? await card.read() : {}; // a second press finds the first one begun
    if (cardPart === null) return;
    await start({
      amount: toDecimal(minor, decimals),
      ...partsOf(method),
      ...(bonus && { bonusID: bonus.bonusId }),
      ...(coupon && { coupon }),
      ...(asksEmail && (method.name === "skrill" ? { skrillEmail: email.value.trim() } : { email: email.value.trim() })),
      ...(network && { network }),
      ...cardPart,
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
  const first = amount.problem ?? (isOverLimit ? "max" : null);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CashierBody
        foot={
          <SubmitFoot
            method={method}
            first={first}
            isBusy={isBusy}
            isTaking={card.isTaking}
            isCardReady={card.isReady}
            sum={money(minor + fee)}
          />
        }
      >
        <DepositAmount
          method={method}
          amount={amount}
          bounds={bounds}
          limit={limit}
          leastForBonus={leastForBonus}
          onWithoutBonus={onWithoutBonus}
        />
        {asksEmail && <EmailField email={email} isSkrill={method.name === "skrill"} method={method.title} />}
        {method.hasCardFrame && (
          <CardFrame methodId={method.id} provider={method.title} take={card.take} onReady={card.setReady} />
        )}
        {method.isCardForm && !method.hasCardFrame && (
          <OwnCard holder={[user.firstName, user.lastName].filter(Boolean).join(" ")} take={card.take} onReady={card.setReady} />
        )}
        {networks && networks.length > 1 && <NetworkField networks={networks} value={network} onChange={setNetwork} />}
        {card.hasFailed && <Callout tone="warning">{t("cashier.form.card_failed")}</Callout>}
        <DepositSum
          user={user}
          method={method}
          minor={minor}
          fee={fee}
          bonusTitle={bonus && !isTooLittle ? text(bonus.banner.bannerTitle) || t("cashier.bonus.one_title") : null}
          coupon={coupon}
        />
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

interface FootProps {
  method: PaymentMethod;
  /** What is wrong with the amount, before anything else. */
  first: string | null;
  isBusy: boolean;
  isTaking: boolean;
  isCardReady: boolean;
  sum: string;
}

/** The button, which repeats the sum or says what comes first (C-4.10). */
function SubmitFoot({ method, first, isBusy, isTaking, isCardReady, sum }: FootProps) {
  const t = useT();
  const label = first
    ? t(`cashier.form.first_${first}`)
    : isCardReady
      ? t("cashier.form.deposit", { amount: sum })
      : t("cashier.form.card_opens");
  return (
    <>
      <Button
        type="submit"
        look="primary"
        size="large"
        isWide
        disabled={first !== null || !isCardReady}
        busy={(isBusy && t("cashier.form.starting")) || (isTaking && t("cashier.form.taking"))}
      >
        <Lock size={18} /> {label}
      </Button>
      <small className={css.fine}>
        <ShieldCheck size={16} />{" "}
        {t(method.family === "card" ? "cashier.form.bank_asks" : "cashier.form.at_provider", { method: method.title })}
      </small>
    </>
  );
}

const partsOf = ({ id, name, paymentMethod, currency }: PaymentMethod) => ({
  pspID: id,
  provider: name,
  paymentMethod,
  currencyCode: currency,
});

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
