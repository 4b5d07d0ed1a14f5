import type { OfficePayment } from "../../../schemas/shown_payment";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { moneyIn } from "../list/words";
import { isAsked } from "./DecideButtons";
import type { Decide } from "./use_decide";

interface Props {
  payments: readonly OfficePayment[];
  baseCurrency: string;
  decide: Decide;
  onDone: () => void;
}

/** Payouts that are marked, with their sum, which is said before it is agreed to. What is worth a look is decided one by one. */
export function MarkedPayouts({ payments, baseCurrency, decide, onDone }: Props) {
  const { t, language, user } = useDesk();
  const sum = payments.reduce((all, { request, baseAmount }) => all + (request?.baseAmount ?? baseAmount), 0);
  const shown = { count: payments.length, amount: moneyIn(sum, baseCurrency, language) };
  const isClear = payments.every(
    (payment) => payment.facts.length === 0 && !payment.hold && !isAsked(payment) && payment.firstYes?.by !== user.email,
  );
  const first = payments.filter(({ needsTwo, firstYes }) => needsTwo && !firstYes).length;
  const notes = [
    t("desk.payouts.marked", shown),
    first > 0 && t("desk.payouts.marked_first", { count: first }),
    !isClear && t("desk.payouts.marked_facts"),
  ];
  return (
    <div className={css.marked} role="group" aria-label={t("desk.payouts.marked", shown)}>
      <span role="status">{notes.filter(Boolean).join(" ")}</span>
      <Button look="line" onClick={onDone}>
        {t("desk.payouts.unmark")}
      </Button>
      <Button
        look="fill"
        disabledReason={isClear ? undefined : t("desk.payouts.marked_facts")}
        onClick={() => {
          decide.approveAll(payments, t("desk.payouts.approved_many", shown));
          onDone();
        }}
      >
        {t("desk.payouts.approve_many", shown)}
      </Button>
    </div>
  );
}
