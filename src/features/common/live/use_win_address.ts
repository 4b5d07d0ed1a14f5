import type { Winner } from "../../../../schemas/live";
import { gamePage } from "../../../kit/session/game_address";
import { useSettings, useViewer } from "../../../kit/session/hooks";
import { signUpAddress } from "../../../kit/session/use_link";

/** Where the game of a win is, for who may see games (L-4.46). */
export function useWinAddress() {
  const settings = useSettings();
  const { session } = useViewer();
  return ({ gameId, identifier }: Pick<Winner, "gameId" | "identifier">) =>
    session === "guest" && !settings.guestGameView
      ? signUpAddress
      : gamePage({ identifier, masterCasinoGameId: gameId }, settings.setup);
}
