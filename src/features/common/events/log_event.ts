import { type EventData, type EventName, logEvents, mostEvents } from "../../../../schemas/api/events";
import type { Services } from "../../../kit/session/services";
import type { Frame } from "../../../kit/ui/frame";

/** How long events are gathered. */
const together = 2_000;

interface Queue {
  events: { name: EventName; data: EventData }[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

const queues = new WeakMap<Services, Queue>();

/** Tells the server what a visitor did, and nothing about who it is (docs/events.md). Never fails, and nobody waits for it. */
export function logEvent(services: Services, frame: Frame | null, name: EventName, data: EventData = {}): void {
  if (!frame || services.isCanvas) return;
  const queue = queues.get(services) ?? startQueue(services, frame);
  queue.events.push({ name, data });
  if (queue.events.length >= mostEvents) send(services, frame, queue);
  else queue.timer ??= setTimeout(() => send(services, frame, queue), together);
}

function startQueue(services: Services, frame: Frame): Queue {
  const queue: Queue = { events: [], timer: undefined };
  queues.set(services, queue);
  frame.window.addEventListener("pagehide", () => send(services, frame, queue));
  return queue;
}

function send({ language }: Services, { window }: Frame, queue: Queue) {
  clearTimeout(queue.timer);
  queue.timer = undefined;
  const events = queue.events.splice(0);
  if (events.length === 0) return;
  const body = JSON.stringify({ language, events });
  const headers = { "content-type": "application/json" };
  window.fetch(logEvents.path, { method: logEvents.method, keepalive: true, credentials: "omit", headers, body }).catch(() => {}); // what can not be sent is lost
}
