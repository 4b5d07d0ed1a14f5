import type { Game } from "../../../../schemas/api/games";
import type { SiteSettings } from "../../../../schemas/settings";
import type { Viewer } from "../../../../schemas/viewer";

/** `choose`: a guest decides between the demo and an account. `sign_up`: guests are not let in. */
export type PlayMode = "real" | "demo" | "choose" | "sign_up";

interface Asked {
  game: Pick<Game, "hasDemo">;
  session: Viewer["session"];
  settings: Pick<SiteSettings, "guestGameView" | "guestDemoPlay">;
  /** What the address says. */
  isDemoAsked: boolean;
}

/** How a game opens: guests play demos where the site lets them, and demo mode is off where there is no demo (L-4.46 to L-4.48). */
export function playMode({ game, session, settings, isDemoAsked }: Asked): PlayMode {
  const isDemo = isDemoAsked && game.hasDemo;
  if (session === "user") return isDemo ? "demo" : "real";
  if (!settings.guestGameView && !(isDemo && settings.guestDemoPlay)) return "sign_up";
  if (isDemo) return settings.guestDemoPlay ? "demo" : "sign_up";
  return "choose";
}
