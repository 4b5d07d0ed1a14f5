import * as z from "zod/mini";

/** Through what money comes in and goes out at the sandbox: each is a provider of its own, with its own pages, key and secret. */
export const channels = ["card", "bank", "skrill", "interac", "crypto", "upi", "cashier"] as const;
export type Channel = (typeof channels)[number];
export const isChannel = (name: string): name is Channel => channels.some((channel) => channel === name);

export const paymentStatuses = [
  "created",
  "pending",
  "requires_action",
  "paid",
  "partially_paid",
  "declined",
  "expired",
  "refunded",
  "charged_back",
] as const;
export const payoutStatuses = ["accepted", "sent", "paid", "failed", "returned"] as const;
export type EntryStatus = (typeof paymentStatuses)[number] | (typeof payoutStatuses)[number];

/** What an entry becomes, when, and what the merchant hears of it. */
export interface Step {
  /** Unix time in ms. */
  at: number;
  status: EntryStatus;
  /** What has come in, in minor units; by default all or nothing, as the status says. */
  paid?: number;
  reason?: string;
  /** What the notification says instead of the entry's own currency. */
  toldCurrency?: string;
  /** How often it is told; 0 is silence. */
  times?: number;
  /** How much later it is told than it happens, in ms. */
  late?: number;
  /** What the provider knows besides from then on. */
  details?: Record<string, number | string>;
}

/** One payment or payout in the provider's own books. Amounts are minor units. */
export interface Entry {
  id: string;
  kind: "payment" | "payout";
  channel: Channel;
  /** The merchant's own name of it. */
  reference: string;
  amount: number;
  currency: string;
  status: EntryStatus;
  paid: number;
  reason: string | null;
  notifyUrl: string;
  returnUrl: string | null;
  language: string;
  /** What the provider knows besides: the card's last digits, an address, a network, confirmations. */
  details: Record<string, string | number>;
  createdAt: string;
  updatedAt: string;
  /** Unix time in ms after which nobody can pay it. */
  expiresAt: number | null;
  /** Rises with all that happens to it. */
  sequence: number;
  /** What happens by itself, the next one first. */
  steps: Step[];
}

/** What a merchant asks for. */
export const paymentOrder = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.int().check(z.minimum(1)),
  currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
  notify_url: z.url(),
  return_url: z.url(),
  language: z._default(z.string(), "en"),
  /** Where the customer finds this provider, as far as the merchant knows: a demo is looked at under several names. */
  page_origin: z.url(),
  /** How the provider's frames are dressed: a theme and a scheme of the merchant's. */
  look: z.optional(z.object({ theme: z.string(), scheme: z.string() })),
  /** Of an embedded cashier: what the customer may choose between, in minor units. */
  range: z.optional(z.object({ min: z.int().check(z.minimum(1)), max: z.int().check(z.minimum(1)) })),
  merchant: z._default(z.string().check(z.maxLength(100)), "Merchant"),
  customer: z._default(z.object({ id: z.optional(z.string()), email: z.optional(z.string()), name: z.optional(z.string()) }), {}),
  /** What the customer is shown as the name of the payment. */
  statement: z.optional(z.string().check(z.maxLength(60))),
  /** Until when it can be paid, ISO 8601. */
  expires_at: z.optional(z.string()),
  /** Of a card that the provider has seen before. */
  card_token: z.optional(z.string()),
  /** Of a merchant that may handle numbers. It is read, and kept nowhere. */
  card: z.optional(z.unknown()),
  /** Of a coin, where it is sent. */
  network: z.optional(z.string()),
  /** Decides what happens, in place of the amount and of what the customer does. */
  outcome: z.optional(z.string()),
});
export type PaymentOrder = z.output<typeof paymentOrder>;

export const payoutOrder = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.int().check(z.minimum(1)),
  currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
  notify_url: z.url(),
  /** Where it goes: one of a card's token, an account, an e-mail address, a coin's address with its network, a UPI id. */
  destination: z.object({
    card_token: z.optional(z.string()),
    account: z.optional(z.string()),
    bank_code: z.optional(z.string()),
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    address: z.optional(z.string()),
    network: z.optional(z.string()),
    upi: z.optional(z.string()),
  }),
  outcome: z.optional(z.string()),
});
export type PayoutOrder = z.output<typeof payoutOrder>;

/** An entry as the provider's API and its notifications show it. */
export const shown = (entry: Entry, toldCurrency = entry.currency) => ({
  id: entry.id,
  type: entry.kind,
  reference: entry.reference,
  status: entry.status,
  amount: entry.amount,
  paid_amount: entry.paid,
  currency: toldCurrency,
  reason: entry.reason,
  sequence: entry.sequence,
  expires_at: entry.expiresAt === null ? null : new Date(entry.expiresAt).toISOString(),
  created_at: entry.createdAt,
  updated_at: entry.updatedAt,
  details: entry.details,
});
export type ShownEntry = ReturnType<typeof shown>;

/** What the customer does next, as the provider says it. */
export type SandboxAction =
  | { type: "redirect"; url: string }
  | { type: "frame"; url: string }
  | { type: "three_d_secure"; url: string; method: "GET" | "POST"; fields: Record<string, string> }
  | { type: "qr"; content: string }
  | { type: "address"; address: string; network: string };
