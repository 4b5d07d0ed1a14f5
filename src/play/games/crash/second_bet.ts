import type { GameStore } from "../../create_game";
import type { GameState } from "../../game_step";

/** A game as its second bet sees it: what is bet is the second one's, all else is the same. */
export function secondBet(game: GameStore): GameStore {
  return {
    ...game,
    getState: () => seen(game.getState()),
    getInitialState: () => seen(game.getInitialState()),
    subscribe: (listener) => game.subscribe((state, before) => listener(seen(state), seen(before))),
    choose: (bet) => game.choose(bet, true),
    play: (choice, how) => game.play({ ...(choice as object), isSecond: true }, how),
    act: (step, action) => game.act(step, action, true),
  };
}

const seen = (state: GameState): GameState => {
  const { bet, out, openRound, second } = state;
  return { ...state, ...second, second: { bet, out, openRound } };
};
