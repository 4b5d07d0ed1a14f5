import type { BrowserSubscription } from "../../../schemas/api/push";
import type { Frame } from "../../../src/kit/ui/frame";

type Browser = Frame["window"];

/** Whether this browser can show messages while the site is closed. On iOS it can once the site is on the home screen. */
export const canShowMessages = (browser: Browser): boolean =>
  "PushManager" in browser && "Notification" in browser && "serviceWorker" in browser.navigator;

export const areMessagesBlocked = (browser: Browser): boolean =>
  canShowMessages(browser) && browser.Notification.permission === "denied";

/** Where messages for this browser go, once its user has agreed; null where they did not. Fails where there is no service worker, or no push service. */
export async function chooseMessages(browser: Browser, publicKey: string): Promise<BrowserSubscription | null> {
  if ((await browser.Notification.requestPermission()) !== "granted") return null;
  await browser.navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await browser.navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be of other keys
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

/** The push service forgets this browser. */
export async function endMessages(browser: Browser): Promise<void> {
  const registration = await browser.navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
