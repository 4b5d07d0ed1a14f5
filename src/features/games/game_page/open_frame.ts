import type { FromLive } from "../../../../schemas/live";
import type { ToGame } from "../../../../schemas/play/frame_messages";
import type { Preferences } from "../../../kit/session/preferences";
import type { Services } from "../../../kit/session/services";
import { liveOf } from "../../common/live/live";
import { type Listening, listenToGame } from "./listen_to_game";
import { stayAtGame } from "./stay_at_game";
import { streamingOf } from "./streaming";

interface Opening extends Listening {
  launchUrl: string;
  sessionId: string;
  /** Coins of a demo are in no wallet. */
  isDemo: boolean;
  hasJackpots: boolean;
  services: Services;
  tell: (message: ToGame) => void;
}

/**
 * Opens a game in its frame and hears it. One of ours wears what the page wears, from its first paint on, and is told what the page hears of
 * the wallet and of jackpots. Answers how to stop.
 */
export function openFrame({ launchUrl, sessionId, isDemo, hasJackpots, services, tell, ...listening }: Opening): () => void {
  const { frame, origin, page, hear } = listening;
  const stop = listenToGame({
    ...listening,
    hear(message) {
      if (message.type === "sound") rememberVolume(page, message.volume);
      hear(message);
    },
  });
  const live = liveOf(services);
  const stopStaying = stayAtGame(services, page, sessionId);
  const tellBalance = () =>
    isDemo ? () => {} : live.on("wallet:balance", ({ version }) => tell({ source: "foyer", type: "balance", version }));
  if (origin !== undefined) {
    frame.src = launchUrl; // not before somebody listens, so that its first word is heard
    const stops = [stop, stopStaying, tellBalance()];
    return () => stops.forEach((each) => each());
  }
  const { theme, preferences } = services;
  const streaming = streamingOf(services);
  const look = () => ({ theme, scheme: preferences.getState().scheme, isCovered: streaming.getState().isOn });
  const { scheme, isCovered } = look();
  const volume = rememberedVolume(page);
  frame.src = `${launchUrl}&theme=${theme}&scheme=${scheme}&covered=${isCovered}${volume ? `&volume=${volume}` : ""}`;
  const tellLook = () => tell({ source: "foyer", type: "look", ...look() });
  const tellScheme = (now: Preferences, before: Preferences) => now.scheme !== before.scheme && tellLook();
  const stops = [stop, stopStaying, preferences.subscribe(tellScheme), streaming.subscribe(tellLook), tellBalance()];
  if (hasJackpots)
    stops.push(
      live.on("jackpotUpdated", ({ jackpots }) => tell({ source: "foyer", type: "jackpots", jackpots: jackpots.map(held) })),
    );
  return () => stops.forEach((each) => each());
}

const held = ({ jackpotId, amount }: FromLive["jackpotUpdated"]["jackpots"][number]) => ({ jackpotId, amount });

const storageKey = "game.volume";

function rememberVolume(page: Window, volume: number | null) {
  try {
    if (volume === null) page.localStorage.removeItem(storageKey);
    else page.localStorage.setItem(storageKey, String(volume));
  } catch {
    // it holds until the game closes
  }
}

/** In per cent; null where sound is off. */
function rememberedVolume(page: Window): string | null {
  try {
    return page.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
