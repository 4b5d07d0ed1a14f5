import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Deliveries, openDeliveries } from "./deliveries";
import { type Channel, type Entry, shown, type Step } from "./entries";
import { createJournal } from "./journal";
import {
  isOutcome,
  type Outcome,
  outcomeOf,
  type Pace,
  paidWith,
  paymentPlan,
  payoutPlan,
  stepsFrom,
  usualPace,
} from "./outcomes";

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
  const timers = new Map<string, NodeJS.Timeout>();
  const idOf = (kind: Entry["kind"], channel: Channel, reference: string) => `${kind} ${channel} ${reference}`;
  const byReference = new Map<string, string>();

  function save(entry: Entry) {
    entries.put(entry.id, entry);
    byReference.set(idOf(entry.kind, entry.channel, entry.reference), entry.id);
    return entry;
  }

  function tell(entry: Entry, { times = 1, late = 0, toldCurrency }: Pick<Step, "times" | "late" | "toldCurrency"> = {}) {
    const event = `evt_${newId()}`;
    const body = JSON.stringify({ event_id: event, sent_for: entry.channel, data: shown(entry, toldCurrency) });
    for (let copy = 0; copy < times; copy += 1) {
      deliveries.send({ id: `${event}.${copy}`, channel: entry.channel, url: entry.notifyUrl, body, at: Date.now() + late });
    }
  }

  /** Takes one step at once. */
  function take(entry: Entry, step: Omit<Step, "at">): Entry {
    const moved = save({
      ...entry,
      status: step.status,
      paid: step.paid ?? paidWith(step.status, entry),
      reason: step.reason ?? null,
      details: { ...entry.details, ...step.details },
      sequence: entry.sequence + 1,
      updatedAt: laterThan(entry.updatedAt),
    });
    tell(moved, step);
    return moved;
  }

  /** Takes the steps that are due, and comes back for the others. */
  function go(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    let entry = entries.get(id);
    while (entry?.steps[0] && entry.steps[0].at <= Date.now()) {
      const [step, ...steps] = entry.steps;
      entry = take({ ...entry, steps }, step);
    }
    const next = entry?.steps[0];
    if (next) timers.set(id, setTimeout(() => go(id), next.at - Date.now()).unref());
  }

  const current = (entry: Entry) => entries.get(entry.id) ?? entry;

  function plan(entry: Entry, steps: Step[]): Entry {
    save({ ...current(entry), steps });
    go(entry.id);
    return current(entry);
  }

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
      for (const { id, kind, channel, reference } of entries.all()) byReference.set(idOf(kind, channel, reference), id);
      for (const { owner, address } of addresses.all()) addressByOwner.set(owner, address);
      for (const { id, steps } of entries.all()) if (steps.length > 0) go(id);
      deliveries.resume();
    },
    get: (id: string) => entries.get(id),
    find: (kind: Entry["kind"], channel: Channel, reference: string) =>
      entries.get(byReference.get(idOf(kind, channel, reference)) ?? ""),
    all: () => [...entries.all()],
    /** Opens an entry; the same reference again is the same entry. */
    open(order: Pick<Entry, "kind" | "channel" | "reference" | "amount" | "currency" | "notifyUrl"> & Partial<Entry>): Entry {
      const known = entries.get(byReference.get(idOf(order.kind, order.channel, order.reference)) ?? "");
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
    take: (entry: Entry, step: Omit<Step, "at">) => take(current(entry), step),
    plan,
    /** Lets what was asked for happen: by name, or as the amount says. */
    carryOut(entry: Entry, wish?: unknown): Entry {
      const outcome: Outcome = isOutcome(wish) ? wish : outcomeOf(entry.amount);
      const plans = entry.kind === "payment" ? paymentPlan(outcome, entry, pace) : payoutPlan(outcome, pace);
      return plan(entry, stepsFrom(plans, Date.now()));
    },
    tellAgain: (entry: Entry, times: number) => tell(current(entry), { times }),
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
      for (const timer of timers.values()) clearTimeout(timer);
      await deliveries.close();
    },
  };
}
export type Provider = ReturnType<typeof openProvider>;

/** Now, and in any case after what was before: whoever hears of two changes knows which came first. */
const laterThan = (before: string) => new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString();

const newId = () => randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "x");

/** Whether a customer can do anything about it. */
export const isOpen = ({ status, expiresAt, steps }: Entry, now = Date.now()) =>
  ["created", "requires_action"].includes(status) &&
  (expiresAt === null || expiresAt > now) &&
  steps.every((step) => step.status === "expired");
