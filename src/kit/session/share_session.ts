import type { AccessToken } from "./access_token";
import { becomeGuest, type SessionStore } from "./session_store";

const channelName = "foyer_session";
/** Who comes back to a tab after a while sees whether the session still stands. */
const longEnough = 60_000;

interface Shared {
  window: Window & typeof globalThis;
  session: SessionStore;
  accessToken: AccessToken;
  /** Starts again as whoever the cookie belongs to. */
  reload: () => void;
}

/**
 * The tabs of a browser share one cookie, so what happens to the session in one is followed by the others: signed out, they
 * become guests; signed in, guests become that user; and a tab of somebody else reloads. Answers with what stops it.
 */
export function shareSession({ window, session, accessToken, reload }: Shared): () => void {
  const idNow = () => session.getState().user?.userId ?? null;
  const channel = "BroadcastChannel" in window ? new window.BroadcastChannel(channelName) : null;
  let checkedAt = Date.now();

  function follow(id: number | null) {
    const own = idNow();
    if (id === own) return;
    if (own !== null && id !== null) return reload();
    if (id !== null) return void accessToken.renew(null).catch(() => {});
    accessToken.set(null);
    becomeGuest(session);
  }

  /** A session that was ended elsewhere is over here too, before anything is pressed. */
  async function check() {
    if (idNow() === null) return;
    checkedAt = Date.now();
    const token = await accessToken.current();
    if (token !== null) await accessToken.renew(token);
  }
  const checkQuietly = () => void check().catch(() => {});
  const handleVisibility = () => {
    if (window.document.visibilityState === "visible" && Date.now() - checkedAt > longEnough) checkQuietly();
  };
  /** A page from the browser's memory missed what was told meanwhile. */
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && checkQuietly();

  const unsubscribe = session.subscribe(({ user }, before) => {
    const id = user?.userId ?? null;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays inside of the origin
    if (id !== (before.user?.userId ?? null)) channel?.postMessage(id);
  });
  if (channel) channel.onmessage = ({ data }: MessageEvent<number | null>) => follow(data);
  window.document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("pageshow", handleShow);

  return () => {
    unsubscribe();
    channel?.close();
    window.document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("pageshow", handleShow);
  };
}
