import { beforeEach, expect, it, vi } from "vitest";
import { type MessageScope, showMessages } from "./show_message";

const origin = "https://foyer.test";
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(async () => {});
const openWindow = vi.fn<(url: string) => Promise<void>>(async () => {});
let tabs: { url: string; focus: () => Promise<unknown> }[] = [];
const listeners = new Map<string, (event: never) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  tabs = [];
  listeners.clear();
  const scope: MessageScope = {
    location: { origin },
    registration: { showNotification: shown },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  showMessages(scope);
});

/** Answers once the worker is done with it. */
async function happen(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(type)?.({ ...event, waitUntil: (more: Promise<unknown>) => void (work = more) } as never);
  await work;
}

const message = {
  title: "Paid",
  body: "50 €",
  link: `${origin}/de/history?receipt=w1`,
  language: "de",
  icon: "/icons/lulu/192.png",
};
const press = async (data: unknown) => {
  const close = vi.fn<() => void>();
  await happen("notificationclick", { notification: { data, close } });
  expect(close).toHaveBeenCalledOnce();
};

it("shows a message with the site's picture, in its language", async () => {
  await happen("push", { data: { json: () => message } });
  const [icon, badge] = [message.icon, message.icon];
  expect(shown).toHaveBeenCalledWith("Paid", { body: "50 €", lang: "de", icon, badge, data: message.link });
});

it.each([
  ["is no JSON", { json: () => JSON.parse("{") as unknown }],
  ["is empty", null],
])("shows something for a message that %s: a browser that shows nothing takes the permission away", async (_, data) => {
  await happen("push", { data });
  expect(shown).toHaveBeenCalledWith("", expect.anything());
});

it("a press opens where the message leads", async () => {
  tabs = [{ url: `${origin}/de/casino`, focus: vi.fn<() => Promise<unknown>>() }];
  await press(message.link);
  expect(openWindow).toHaveBeenCalledWith(message.link);
  expect(tabs[0]?.focus).not.toHaveBeenCalled();
});

it("a press goes to the tab that is there already", async () => {
  tabs = [{ url: message.link, focus: vi.fn<() => Promise<unknown>>() }];
  await press(message.link);
  expect(tabs[0]?.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it.each(["https://evil.example/de/history?receipt=w1", "//evil.example/de/history?receipt=w1"])(
  "a press on a message that leads to %s stays on the site",
  async (link) => {
    await press(link);
    expect(openWindow).toHaveBeenCalledWith(message.link);
  },
);
