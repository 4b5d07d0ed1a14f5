import { randomBytes } from "node:crypto";
import { addressKind, isCryptoAddress } from "../../../../schemas/crypto_address";
import { coinNetwork, newAddress } from "./coins";
import type { Entry, Step } from "./entries";
import { isOutcome, paymentPlan, stepsFrom } from "./outcomes";
import type { KeptAddress, Provider } from "./provider";

/** A new address for a customer or for one payment. */
export function keep(provider: Provider, kept: Omit<KeptAddress, "address">): KeptAddress {
  const network = coinNetwork(kept.currency, kept.network);
  if (!network) throw new Error(`No network ${kept.network} for ${kept.currency}`);
  return provider.keepAddress({ ...kept, address: newAddress(network) });
}

/** Coins are on their way to an address: they are seen, confirmed block by block, and then they count. */
export function sendCoins(
  provider: Provider,
  target: KeptAddress,
  { amount, outcome }: { amount: number; outcome?: string | undefined },
) {
  const txid = randomBytes(32).toString("hex");
  const entry = entryFor(provider, target, { amount, txid });
  const needed = coinNetwork(target.currency, target.network)?.confirmations ?? 1;
  const total = entry.paid + amount;
  const about = { address: target.address, network: target.network, customer: target.customer, txid, sent: amount };
  provider.note(entry, { ...about, confirmations: 0, confirmations_needed: needed });
  const now = Date.now();
  const seen: Step[] = Array.from({ length: needed }, (_, count) => ({
    at: now + count * provider.pace.confirmation,
    status: "pending",
    paid: entry.paid,
    details: { confirmations: count },
  }));
  const usual = { status: total < entry.amount ? "partially_paid" : "paid", paid: total } as const;
  const plans =
    isOutcome(outcome) && outcome !== "approved" ? paymentPlan(outcome, { ...entry, amount: total }, provider.pace) : [usual];
  const last = stepsFrom(plans, now + needed * provider.pace.confirmation);
  const told = last.map((step) => ({
    ...(step.status === "paid" && { paid: total }),
    ...step,
    details: { confirmations: needed },
  }));
  return provider.plan(entry, [...seen, ...told]);
}

/** What the coins are for: the payment that the address was made for, as long as it waits for any; otherwise one of their own. */
function entryFor(provider: Provider, target: KeptAddress, { amount, txid }: { amount: number; txid: string }): Entry {
  const meant = target.paymentId === undefined ? undefined : provider.get(target.paymentId);
  if (meant && ["created", "partially_paid", "expired", "declined"].includes(meant.status)) return meant;
  const { currency, notifyUrl } = target;
  return provider.open({ kind: "payment", channel: "crypto", reference: txid, amount, currency, notifyUrl });
}

/** Why coins can not be sent to an address; null where they can. */
export function coinTargetProblem(
  currency: string,
  { address = "", network = "" }: { address?: string | undefined; network?: string | undefined },
) {
  const known = coinNetwork(currency, network);
  const kind = known && addressKind(known.code, known.name);
  if (!known?.payout || !kind) return "network_unknown";
  return isCryptoAddress(kind, address) ? null : "address_invalid";
}
