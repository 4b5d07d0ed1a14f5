import { Bitcoin, CreditCard, Landmark, QrCode, Wallet } from "lucide-react";
import type { PaymentFamily } from "../../schemas/payments";
import css from "./Combo.module.css";

const icons = { card: CreditCard, bank: Landmark, wallet: Wallet, crypto: Bitcoin, qr: QrCode } as const;

/** What a method without a picture of its own is drawn as, here as in the cashier. */
export function MethodMark({ family }: { family: PaymentFamily }) {
  const Icon = icons[family];
  return <Icon className={css.family} size={18} aria-hidden="true" />;
}
