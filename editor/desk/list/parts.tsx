import type { CSSProperties, ReactNode } from "react";
import type { DeskPerson } from "../../../schemas/payments_desk";
import type { OfficePayment, PayoutFact } from "../../../schemas/shown_payment";
import type { PaymentState } from "../../../schemas/payment_states";
import { Button } from "../../parts/Button";
import faces from "../../parts/presence/Presence.module.css";
import { initialsOf } from "../../workplace/presence_store";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import css from "./list.module.css";
import { factTone, factWords, leftOf, moneyIn, spanWords, stateTone, type Tone, totalOf } from "./words";

export const Chip = ({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) => (
  <span className={css.chip} data-tone={tone}>
    {children}
  </span>
);

/** What something is called and what it is, in a list of such. */
export const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** An account of the site, with the way to it. */
export const Person = ({
  person: { userId, name, email },
}: {
  person: { userId: number; name: string | null; email: string };
}) => (
  <>
    <button type="button" className={css.rowLink} onClick={() => goTo({ desk: "players", player: String(userId) })}>
      {name ?? email}
    </button>
    {name && <small>{email}</small>}
  </>
);

export function StateChip({ state }: { state: PaymentState }) {
  const { t } = useDesk();
  return <Chip tone={stateTone(state)}>{t(`desk.state.${state}`)}</Chip>;
}

export function FactChip({ fact }: { fact: PayoutFact }) {
  const { t, language } = useDesk();
  return <Chip tone={factTone(fact)}>{factWords(t, fact, language)}</Chip>;
}

/** What it comes to in its own currency, and below it in the house's where that is another. */
export function Amount({ payment, baseCurrency }: { payment: OfficePayment; baseCurrency: string }) {
  const { language } = useDesk();
  const { amount, currency } = totalOf(payment);
  const base = payment.request?.baseAmount ?? payment.baseAmount;
  return (
    <>
      {moneyIn(amount, currency, language)}
      {currency !== baseCurrency && <small>{moneyIn(base, baseCurrency, language)}</small>}
    </>
  );
}

/** What is left of the promise, as a span and a bar. */
export function Left({ payment, now }: { payment: OfficePayment; now: number }) {
  const { t } = useDesk();
  const left = leftOf(payment, now);
  if (!left) return null;
  return (
    <span className={css.left} data-tone={left.tone}>
      {spanWords(t, left.minutes)}
      <span className={css.meter} aria-hidden="true">
        <i style={{ width: `${Math.round(left.share * 100)}%` }} />
      </span>
    </span>
  );
}

const colors = 6;

export const PersonFace = ({ person: { userId, name } }: { person: DeskPerson }) => (
  <span
    className={faces.face}
    style={{ "--person": `var(--e-person-${(userId % colors) + 1})`, display: "inline-grid" } as CSSProperties}
    role="img"
    aria-label={name}
    title={name}
  >
    {initialsOf(name)}
  </span>
);

interface PagerProps {
  count: number;
  limit: number;
  pageNo: number;
  onPage: (pageNo: number) => void;
}

/** Which of all rows are shown, the way to the others, and the end said as such. */
export function Pager({ count, limit, pageNo, onPage }: PagerProps) {
  const { t } = useDesk();
  if (count === 0) return null;
  const [from, to] = [pageNo * limit + 1, Math.min(count, (pageNo + 1) * limit)];
  return (
    <p className={css.pager}>
      <span>{to >= count ? t("desk.pages.end", { from, to, count }) : t("desk.pages.some", { from, to, count })}</span>
      {count > limit && (
        <>
          <Button look="line" isDisabled={pageNo === 0} onClick={() => onPage(pageNo - 1)}>
            {t("desk.pages.back")}
          </Button>
          <Button look="line" isDisabled={to >= count} onClick={() => onPage(pageNo + 1)}>
            {t("desk.pages.next")}
          </Button>
        </>
      )}
    </p>
  );
}
