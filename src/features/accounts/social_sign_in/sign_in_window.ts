import * as z from "zod/mini";
import { socialSignInPath } from "../../../../schemas/api/social";
import { type SocialMessage, socialMessage } from "../../../../schemas/social_message";

const [width, height] = [500, 600]; // C-2.32, C-9.37
const lookEvery = 300;

/** A window in the middle of this one; to be called in the click itself. Null where the browser blocks it. */
export function openSignInWindow({ open, screenX, screenY, outerWidth, outerHeight }: Window): Window | null {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return open(socialSignInPath, "foyer_social_sign_in", `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/**
 * What the window says at its end; null where it was closed without a word. Messages count from our own origin and from this
 * very window alone (C-4.45).
 */
export function waitForMessage(own: Window, opened: Window, signal: AbortSignal): Promise<SocialMessage | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = (message: SocialMessage | null) => {
      stop.abort();
      own.clearInterval(watch);
      resolve(message);
    };
    own.addEventListener(
      "message",
      ({ origin, source, data }: MessageEvent<unknown>) => {
        if (origin !== own.location.origin || source !== opened) return;
        const parsed = z.safeParse(socialMessage, data);
        if (parsed.success) end(parsed.data);
      },
      { signal: stop.signal },
    );
    let wasClosed = false;
    const watch = own.setInterval(() => {
      if (wasClosed) end(null); // what it said with its last breath has arrived by now
      wasClosed = opened.closed;
    }, lookEvery);
    signal.addEventListener("abort", () => end(null), { signal: stop.signal });
  });
}
