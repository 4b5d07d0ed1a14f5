import { setTimeout as wait } from "node:timers/promises";
import { signBody } from "../../payments/signature";
import type { Channel } from "./entries";
import { createJournal } from "./journal";
import { mostTries, type Pace } from "./outcomes";

/** A notification on its way to the merchant. */
interface Delivery {
  id: string;
  channel: Channel;
  url: string;
  body: string;
  tries: number;
  /** Unix time in ms of the next try. */
  at: number;
}

interface Options {
  file: string | null;
  secretOf: (channel: Channel) => string;
  pace: () => Pace;
  warn: (message: string) => void;
}

/** Sends notifications until somebody takes them; those on their way outlive the process. */
export function openDeliveries({ file, secretOf, pace, warn }: Options) {
  const journal = createJournal<Delivery>(file);
  const timers = new Set<NodeJS.Timeout>();
  const held = new Map<string, Delivery>();
  const running = new Set<Promise<void>>();
  let isHeld = false;
  let isClosed = false;

  async function attempt(delivery: Delivery) {
    if (isHeld) return void held.set(delivery.id, delivery);
    const signature = signBody(delivery.body, secretOf(delivery.channel), Date.now());
    const isTaken = await fetch(delivery.url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signature },
      body: delivery.body,
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (isTaken) return journal.drop(delivery.id);
    const { retries } = pace();
    const tries = delivery.tries + 1;
    if (tries >= mostTries) {
      warn(`The payment sandbox gives up on notification ${delivery.id}`);
      return journal.drop(delivery.id);
    }
    if (!isClosed) plan({ ...delivery, tries, at: Date.now() + (retries[Math.min(tries, retries.length) - 1] ?? 1_000) });
  }

  function start(delivery: Delivery) {
    if (isClosed) return;
    const run = attempt(delivery).finally(() => running.delete(run));
    running.add(run);
  }

  function plan(delivery: Delivery) {
    journal.put(delivery.id, delivery);
    arm(delivery);
  }

  function arm(delivery: Delivery) {
    const delay = delivery.at - Date.now();
    if (delay <= 0) return start(delivery);
    const timer = setTimeout(() => {
      timers.delete(timer);
      start(delivery);
    }, delay).unref();
    timers.add(timer);
  }

  return {
    /** What the process that ended before had not brought. */
    resume() {
      journal.open();
      for (const delivery of [...journal.all()]) arm({ ...delivery, at: Date.now() });
    },
    send: (delivery: Omit<Delivery, "tries">) => plan({ ...delivery, tries: 0 }),
    /** Nothing leaves until `release`. */
    hold: () => void (isHeld = true),
    /** What was held leaves one after the other, in the order asked for. */
    async release(order: "as_it_was" | "reversed") {
      isHeld = false;
      const waiting = [...held.values()];
      held.clear();
      for (const delivery of order === "reversed" ? waiting.toReversed() : waiting) await attempt(delivery);
    },
    pending: () => [...journal.all()].length,
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.race([Promise.allSettled(running), wait(1_000, undefined, { ref: false })]);
    },
  };
}
export type Deliveries = ReturnType<typeof openDeliveries>;
