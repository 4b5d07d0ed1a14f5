import type { FromGame, ToGame } from "../../schemas/play/frame_messages";

/** A message without who says it. */
export type Said<Message> = Message extends unknown ? Omit<Message, "source"> : never;

export interface Host {
  say(message: Said<FromGame>): void;
  /** Calls with what the page says, until what it answers is called. */
  hear(listener: (message: ToGame) => void): () => void;
}

/** The page around the game: of the origin that this document was served by. What is said is no secret. */
export const createHost = (window: Window): Host => ({
  say: (message) => window.parent.postMessage({ source: "foyer-game", ...message }, "*"),
  hear(listener) {
    const handle = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === window.parent && origin === window.location.origin && isToGame(data)) listener(data);
    };
    window.addEventListener("message", handle);
    return () => window.removeEventListener("message", handle);
  },
});

function isToGame(data: unknown): data is ToGame {
  const { source, type, isAway, version, jackpots } = (data ?? {}) as Record<string, unknown>;
  if (source !== "foyer") return false;
  if (type === "balance") return Number.isInteger(version);
  if (type === "jackpots") return Array.isArray(jackpots) && jackpots.every(isHeld);
  return type === "look" || (type === "away" && typeof isAway === "boolean");
}

function isHeld(jackpot: unknown): boolean {
  const { jackpotId, amount } = (jackpot ?? {}) as Record<string, unknown>;
  return Number.isInteger(jackpotId) && Number.isFinite(amount);
}
