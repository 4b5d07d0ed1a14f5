import { useState } from "react";
import type { Round } from "../../schemas/play/round";
import type { PlayHow } from "./create_game";
import { useGame } from "./game_context";
import { whileMoving } from "./motion";

/** Plays rounds that are over at once: `moving` is on its way to be shown, `shown` is what the player has seen. */
export function usePlay(ms: number) {
  const { game } = useGame();
  const [moving, setMoving] = useState<Round | null>(null);
  const [shown, setShown] = useState<Round | null>(null);

  async function play(choice: unknown, how?: PlayHow): Promise<Round | null> {
    const round = await game.play(choice, how);
    if (!round) return null;
    setMoving(round);
    await whileMoving(ms);
    game.show(round);
    setShown(round);
    return round;
  }

  return { play, round: moving, isMoving: moving !== shown, shown };
}
