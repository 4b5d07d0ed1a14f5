import { approvePayout, releasePayout } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { moneyIn, totalOf } from "../list/words";
import type { Decide } from "./use_decide";

/** What there is to decide; missing where it is not to be decided, or not by whoever looks. */
export interface Decisions {
  onApprove: (() => void) | undefined;
  onReject: (() => void) | undefined;
  onHold: (() => void) | undefined;
  onAsk: (() => void) | undefined;
}

interface Props extends Decisions {
  payment: OfficePayment;
  decide: Decide;
  /** Somebody holds all payouts. */
  isAllHeld: boolean;
}

export const isAsked = ({ question }: Pick<OfficePayment, "question">): boolean => question !== null && question.answer === null;

/** What can be decided about a payout, by whoever looks. Nothing where it is decided. */
export function DecideButtons({ payment, decide, isAllHeld, onApprove, onReject, onHold, onAsk }: Props) {
  const { t, language, user, may } = useDesk();
  if (!onReject && !onHold) return null;
  const { amount, currency } = totalOf(payment);
  const isOwnYes = payment.firstYes?.by === user.email;
  const isFirst = payment.needsTwo && !payment.firstYes;
  const shown = { amount: moneyIn(amount, currency, language) };
  const why = isAllHeld ? "all_held" : payment.hold ? "held" : isAsked(payment) ? "question_open" : null;
  return (
    <div className={css.act}>
      {onReject && (
        <Button look="line" size="large" onClick={onReject}>
          {t("desk.payouts.reject")}
          <Keys keys="R" />
        </Button>
      )}
      {payment.hold && may(releasePayout) ? (
        <Button look="line" size="large" onClick={() => void decide.release(payment)}>
          {t("desk.hold.release")}
        </Button>
      ) : (
        onHold && (
          <Button look="line" size="large" onClick={onHold}>
            {t("desk.hold.verb")}
            <Keys keys="H" />
          </Button>
        )
      )}
      {onAsk && (
        <Button look="line" size="large" onClick={onAsk}>
          {t("desk.question.verb")}
          <Keys keys="Q" />
        </Button>
      )}
      {!may(approvePayout) ? null : isOwnYes ? (
        <Button look="line" size="large" onClick={() => void decide.takeBack(payment)}>
          {t("desk.payouts.take_yes_back")}
        </Button>
      ) : (
        <Button
          look="fill"
          size="large"
          disabledReason={why ? t(`desk.failure.${why}`) : undefined}
          isDisabled={decide.isWaitingFor(payment)}
          onClick={onApprove}
        >
          {t(isFirst ? "desk.payouts.say_first_yes" : "desk.payouts.approve", shown)}
          <Keys keys="A" />
        </Button>
      )}
    </div>
  );
}
