import { randomBytes } from "node:crypto";
import type { Deliveries } from "./deliveries";
import { type Channel, type Entry, shown, type Step } from "./entries";
import { paidWith } from "./outcomes";
import type { Journal } from "./journal";

interface Options {
  entries: Journal<Entry>;
  deliveries: Pick<Deliveries, "send">;
}

/** What happens to entries: each step as its time comes, with the merchant told. */
export function createEntryLife({ entries, deliveries }: Options) {
  const timers = new Map<string, NodeJS.Timeout>();
  const byReference = new Map<string, string>();
  const idOf = (kind: Entry["kind"], channel: Channel, reference: string) => `${kind} ${channel} ${reference}`;

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
    save,
    tell,
    take,
    plan,
    current,
    find: (kind: Entry["kind"], channel: Channel, reference: string) =>
      entries.get(byReference.get(idOf(kind, channel, reference)) ?? ""),
    /** Goes on where the process before it ended. */
    resume() {
      for (const { id, kind, channel, reference } of entries.all()) byReference.set(idOf(kind, channel, reference), id);
      for (const { id, steps } of entries.all()) if (steps.length > 0) go(id);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Now, and in any case after what was before: whoever hears of two changes knows which came first. */
const laterThan = (before: string) => new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString();

export const newId = () => randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "x");
