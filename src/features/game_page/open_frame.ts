import type { ToGame } from "../../../schemas/play/frame_messages";
import type { Preferences } from "../../session/preferences";
import type { Services } from "../../session/services";
import { type Listening, listenToGame } from "./listen_to_game";
import { streamingOf } from "./streaming";

interface Opening extends Listening {
  launchUrl: string;
  services: Services;
  tell: (message: ToGame) => void;
}

/** Opens a game in its frame and hears it; one of ours wears what the page wears, from its first paint on. Answers how to stop. */
export function openFrame({ launchUrl, services, tell, ...listening }: Opening): () => void {
  const { frame, origin, page, hear } = listening;
  const stop = listenToGame({
    ...listening,
    hear(message) {
      if (message.type === "sound") rememberVolume(page, message.volume);
      hear(message);
    },
  });
  if (origin !== undefined) {
    frame.src = launchUrl; // not before somebody listens, so that its first word is heard
    return stop;
  }
  const { theme, preferences } = services;
  const streaming = streamingOf(services);
  const look = () => ({ theme, scheme: preferences.getState().scheme, isCovered: streaming.getState().isOn });
  const { scheme, isCovered } = look();
  const volume = rememberedVolume(page);
  frame.src = `${launchUrl}&theme=${theme}&scheme=${scheme}&covered=${isCovered}${volume ? `&volume=${volume}` : ""}`;
  const tellLook = () => tell({ source: "foyer", type: "look", ...look() });
  const tellScheme = (now: Preferences, before: Preferences) => now.scheme !== before.scheme && tellLook();
  const stops = [stop, preferences.subscribe(tellScheme), streaming.subscribe(tellLook)];
  return () => stops.forEach((each) => each());
}

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
