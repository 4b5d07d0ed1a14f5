import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { bankAccount, cryptoTarget, walletEmail } from "../../../../schemas/withdrawal_forms";
import type { TargetFields } from "./payout_plan";

const nothing = z.object({});

/** What is asked of the fields of a kind of method; whatever else the form holds is left as it is. */
export function rulesOf(kind: "bank" | "email" | "crypto" | null, paymentMethod: string | undefined): Resolver<TargetFields> {
  const rules = { bank: bankAccount(paymentMethod), email: walletEmail, crypto: cryptoTarget };
  const schema = kind ? rules[kind] : nothing;
  return zodResolver(schema as never, undefined, { raw: true }) as unknown as Resolver<TargetFields>; // each kind reads its own fields
}
