import type { PaymentFamily } from "../../schemas/payments";
import { familyIcon } from "../../src/kit/ui/family_icon";
import { Icon } from "../../src/kit/ui/Icon";
import css from "./Combo.module.css";

/** What a method without a picture of its own is drawn as, here as in the cashier. */
export const MethodMark = ({ family }: { family: PaymentFamily }) => (
  <span className={css.family}>
    <Icon name={familyIcon[family]} size={18} />
  </span>
);
