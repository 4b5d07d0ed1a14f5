import { scope } from "../../schemas/preview_protocol";

type Framed = Pick<Window, "parent" | "location" | "document" | "addEventListener">;

/**
 * Messages to and from the window that frames this one, and from the origins that the settings name alone. Nothing is
 * ever sent to whoever happens to listen: where the frame's origin is not one of them, nothing is sent at all.
 */
export function createChannel(window: Framed, origins: readonly string[]) {
  const known = hostOrigin(window);
  const targets = known === null ? origins : origins.filter((origin) => origin === known);
  return {
    send(message: object) {
      for (const origin of targets) window.parent.postMessage(message, origin);
    },
    listen(onMessage: (data: unknown) => void) {
      window.addEventListener("message", ({ source, origin, data }) => {
        if (source !== window.parent || !origins.includes(origin)) return;
        if (typeof data !== "object" || data === null || (data as { scope?: unknown }).scope !== scope) return;
        onMessage(data);
      });
    },
  };
}

/** The origin of the window around this one, where the browser tells. */
function hostOrigin({ location, document }: Framed): string | null {
  const { ancestorOrigins } = location as Location & { ancestorOrigins?: DOMStringList }; // Firefox has none
  return ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : null);
}
