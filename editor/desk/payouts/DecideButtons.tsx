import type { OfficePayment } from "../../../schemas/shown_payment";
import { Button } from "../../parts/Button";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { moneyIn, totalOf } from "../list/words";
import type { Decide } from "./use_decide";

interface Props {
  payment: OfficePayment;
  decide: Decide;
  onApprove: (() => void) | undefined;
  onReject: (() => void) | undefined;
  onHold: (() => void) | undefined;
}

/** What can be decided about a payout, by whoever looks. Nothing where it is decided. */
export function DecideButtons({ payment, decide, onApprove, onReject, onHold }: Props) {
  const { t, language, user } = useDesk();
  if (!onReject) return null;
  const { amount, currency } = totalOf(payment);
  const isOwnYes = payment.firstYes?.by === user.email;
  const isFirst = payment.needsTwo && !payment.firstYes;
  const shown = { amount: moneyIn(amount, currency, language) };
  return (
    <div className={css.act}>
      <Button look="line" size="large" onClick={onReject}>
        {t("desk.payouts.reject")}
        <Keys keys="R" />
      </Button>
      {payment.hold ? (
        <Button look="line" size="large" onClick={() => void decide.release(payment)}>
          {t("desk.hold.release")}
        </Button>
      ) : (
        <Button look="line" size="large" onClick={onHold}>
          {t("desk.hold.verb")}
          <Keys keys="H" />
        </Button>
      )}
      {isOwnYes ? (
        <Button look="line" size="large" onClick={() => void decide.takeBack(payment)}>
          {t("desk.payouts.take_yes_back")}
        </Button>
      ) : (
        <Button
          look="fill"
          size="large"
          disabledReason={payment.hold ? t("desk.failure.held") : undefined}
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
