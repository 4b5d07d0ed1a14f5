import { createHmac } from "node:crypto";
import { join } from "node:path";
import { type Deliveries, openDeliveries } from "./deliveries";
import type { Channel, Entry, Step } from "./entries";
import { createJournal } from "./journal";
import { isOutcome, type Outcome, outcomeOf, type Pace, paymentPlan, payoutPlan, stepsFrom, usualPace } from "./outcomes";
import { createEntryLife, newId } from "./entry_life";

/** A card as the sandbox remembers it. Its number is nowhere. */
export interface KeptCard {
  token: string;
  brand: string;
  last4: string;
  /** `MM/YY` */
  expiry: string;
  holder: string;
  /** What the number asks for. */
  behaviour: string;
}

/** An address that coins can be sent to. */
export interface KeptAddress {
  address: string;
  /** Whose it is, with coin and network; a payment's own id where it is for that alone. */
  owner: string;
  customer: string;
  currency: string;
  network: string;
  notifyUrl: string;
  paymentId?: string;
}

export interface ProviderOptions {
  /** Where it keeps its books; null for memory alone. */
  folder: string | null;
  /** What its keys and secrets come of. */
  secret: string;
  pace?: Partial<Pace>;
  warn?: (message: string) => void;
}

/** The sandbox's books and what happens in them; its pages and calls are routes around it. */
export function openProvider({ folder, secret, pace: ownPace, warn = () => {} }: ProviderOptions) {
  const pace: Pace = { ...usualPace, ...ownPace };
  const at = (name: string) => (folder === null ? null : join(folder, `${name}.jsonl`));
  const entries = createJournal<Entry>(at("entries"));
  const cards = createJournal<KeptCard>(at("cards"));
  const addresses = createJournal<KeptAddress>(at("addresses"));
  const addressByOwner = new Map<string, string>();
  const derive = (purpose: string) => createHmac("sha256", secret).update(purpose).digest("base64url");
  const secretOf = (channel: Channel) => derive(`notifications of ${channel}`);
  const deliveries = openDeliveries({ file: at("notifications"), secretOf, pace: () => pace, warn });
  const life = createEntryLife({ entries, deliveries });
  const { save, current } = life;

  return {
    pace,
    deliveries: deliveries as Pick<Deliveries, "hold" | "release" | "pending">,
    keyOf: (channel: Channel) => derive(`key of ${channel}`),
    secretOf,
    /** What pages of the merchant's may know. */
    publicKey: derive("public key").slice(0, 24),
    seal: (text: string) => `${text}.${derive(`sealed ${text}`).slice(0, 22)}`,
    unseal(sealed: string): string | null {
      const text = sealed.slice(0, sealed.lastIndexOf("."));
      return sealed === `${text}.${derive(`sealed ${text}`).slice(0, 22)}` ? text : null;
    },
    /** Opens the books, and goes on where the process before it ended. */
    resume() {
      for (const journal of [entries, cards, addresses]) journal.open();
      for (const { owner, address } of addresses.all()) addressByOwner.set(owner, address);
      life.resume();
      deliveries.resume();
    },
    get: (id: string) => entries.get(id),
    find: life.find,
    all: () => [...entries.all()],
    /** Opens an entry; the same reference again is the same entry. */
    open(order: Pick<Entry, "kind" | "channel" | "reference" | "amount" | "currency" | "notifyUrl"> & Partial<Entry>): Entry {
      const known = life.find(order.kind, order.channel, order.reference);
      if (known) return known;
      const now = new Date().toISOString();
      return save({
        id: `${order.kind === "payment" ? "pay" : "out"}_${newId()}`,
        status: order.kind === "payment" ? "created" : "accepted",
        paid: 0,
        reason: null,
        returnUrl: null,
        language: "en",
        details: {},
        createdAt: now,
        updatedAt: now,
        expiresAt: null,
        sequence: 0,
        steps: [],
        ...order,
      });
    },
    /** Writes down what the provider knows besides; nobody is told. */
    note: (entry: Entry, details: Entry["details"], rest: Partial<Pick<Entry, "amount" | "expiresAt">> = {}) =>
      save({ ...current(entry), ...rest, details: { ...current(entry).details, ...details } }),
    take: (entry: Entry, step: Omit<Step, "at">) => life.take(current(entry), step),
    plan: life.plan,
    /** Lets what was asked for happen: by name, or as the amount says. */
    carryOut(entry: Entry, wish?: unknown): Entry {
      const outcome: Outcome = isOutcome(wish) ? wish : outcomeOf(entry.amount);
      const plans = entry.kind === "payment" ? paymentPlan(outcome, entry, pace) : payoutPlan(outcome, pace);
      return life.plan(entry, stepsFrom(plans, Date.now()));
    },
    tellAgain: (entry: Entry, times: number) => life.tell(current(entry), { times }),
    /** The same number is the same token, as acquirers have it: what came from a card can go back to it, however often it is typed. */
    keepCard(number: string, card: Omit<KeptCard, "token">): KeptCard {
      const kept = { ...card, token: `card_${derive(`card ${number}`).slice(0, 20).replaceAll(/[-_]/g, "x")}` };
      cards.put(kept.token, kept);
      return kept;
    },
    card: (token: string) => cards.get(token),
    keepAddress(kept: KeptAddress): KeptAddress {
      addresses.put(kept.address, kept);
      addressByOwner.set(kept.owner, kept.address);
      return kept;
    },
    address: (address: string) => addresses.get(address),
    addressOf: (owner: string) => addresses.get(addressByOwner.get(owner) ?? ""),
    async close() {
      life.stop();
      await deliveries.close();
    },
  };
}
export type Provider = ReturnType<typeof openProvider>;

/** Whether a customer can do anything about it. */
export const isOpen = ({ status, expiresAt, steps }: Entry, now = Date.now()) =>
  ["created", "requires_action"].includes(status) &&
  (expiresAt === null || expiresAt > now) &&
  steps.every((step) => step.status === "expired");
