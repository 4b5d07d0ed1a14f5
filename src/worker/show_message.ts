import type { PushMessage } from "../../schemas/push_message";

/** What the types of a page lack of a worker's scope. */
interface Pushed {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Pressed {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}
export interface MessageScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: { matchAll(options: { type: "window" }): Promise<readonly WindowClient[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
}

/** Shows what the server sends to this browser, and opens the site where a press on it leads. */
export function showMessages(scope: MessageScope): void {
  scope.addEventListener("push", (event) => {
    const { title, body, link, language, icon } = read(event);
    event.waitUntil(scope.registration.showNotification(title, { body, lang: language, icon, badge: icon, data: link }));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event.notification.data));
  });
}

/** Browsers want something to be shown for each message, whatever is in it. */
function read({ data }: Pushed): Partial<PushMessage> & { title: string } {
  try {
    return { title: "", ...(data?.json() as Partial<PushMessage> | undefined) };
  } catch {
    return { title: "" };
  }
}

/** In a tab of the site that stands on that page, or else in a new one: what somebody does in another tab is not ended. */
async function open({ clients, location }: MessageScope, link: unknown): Promise<void> {
  const { pathname, search } = URL.parse(String(link), location.origin) ?? { pathname: "/", search: "" };
  const url = location.origin + pathname + search;
  const there = (await clients.matchAll({ type: "window" })).find((client) => client.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}
