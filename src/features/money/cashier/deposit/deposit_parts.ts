import { askedPart } from "../../../common/asked_part/asked_part";

export const FormStep = askedPart(
  () => import("./FormStep"),
  { look: "place" },
  "deposit",
  "form",
  "profile",
  "user",
  "minimum",
  "maximum",
);
export const PaymentStep = askedPart(() => import("../payment/PaymentStep"), { look: "place" }, "deposit");
export const PageError = askedPart(() => import("./PageError"), { look: "place" }, "deposit", "profile", "user");
export const ReplaceBonusDialog = askedPart(() => import("./ReplaceBonusDialog"), { look: "over" });
