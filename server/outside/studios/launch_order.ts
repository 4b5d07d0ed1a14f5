import type { Language } from "../../../schemas/text";

/** A game that somebody wants to open. */
export interface LaunchOrder {
  /** The partner's own name of the game. */
  gameId: string;
  /** Who plays, for money; null for a demo, of which the wallet hears nothing. */
  player: { id: string; token: string; currencyCode: string } | null;
  language: Language;
  /** Two letters; null where nobody knows. */
  country: string | null;
  device: "mobile" | "desktop";
  ip: string;
  /** Where the game's own buttons for the lobby and for more money lead. */
  lobbyUrl: string;
  depositUrl: string;
  /** What the market of who plays asks of the game. The wallet holds to it too. */
  rules: {
    hasAutoplay: boolean;
    hasTurbo: boolean;
    paceMs: number;
    realityMinutes: number;
    /** The most that one bet may be; null where no law says so, and in a demo. */
    maxStake: number | null;
  };
  /** How the page around it looks. */
  look: { theme: string; scheme: string };
}
