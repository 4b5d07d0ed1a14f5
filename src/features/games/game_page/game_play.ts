import { createStore, type StoreApi } from "zustand/vanilla";
import type { BetRefusal } from "../../../../schemas/play/bet_refusal";
import type { FromGame, ReachedLimit } from "../../../../schemas/play/frame_messages";
import type { Services } from "../../../kit/session/services";

/** What `init-game` answered. */
export interface PlaySession {
  sessionId: string;
  launchUrl: string;
  isDemo: boolean;
  currencyCode: string;
  startedAt: string;
}

/** Of the law where the player lives, or of the bonus that runs. */
export type Most = Extract<BetRefusal, { maxBet: number }>;

/** What the sections of a game's page know of each other. */
interface GamePlay {
  session: PlaySession | null;
  /** The game has said that it can be played. */
  isReady: boolean;
  /** What the game has said that it needs to go on. */
  needs: "deposit" | "sign_in" | "reload" | "reality" | null;
  /** The limit that a bet would have passed. */
  limit: ReachedLimit | null;
  /** What one bet on another studio's game may be at most, where one was refused for it. */
  most: Most | null;
  /** How high the game is without scrolling inside, in pixels; 0 where it fits into any height. */
  height: number;
  /** Rounds of this session as the frame told of them; the server's own figures follow. */
  told: { rounds: number; wagered: number; won: number };
  isAway: boolean;
  /** Away or back by hand; does nothing while nothing runs. */
  setAway: (isAway: boolean) => void;
  isFullscreen: boolean;
  /** The stage has the window's width. */
  isTheatre: boolean;
  /** Null until its code is there. */
  setTheatre: ((isOn: boolean) => void) | null;
  /** What goes fullscreen. */
  stage: HTMLElement | null;
  /** Tells the game something; does nothing while none runs. */
  tell: (message: object) => void;
}

const nothingTold = { rounds: 0, wagered: 0, won: 0 };

const nothing: GamePlay = {
  session: null,
  isReady: false,
  needs: null,
  limit: null,
  most: null,
  height: 0,
  told: nothingTold,
  isAway: false,
  setAway: () => {},
  isFullscreen: false,
  isTheatre: false,
  setTheatre: null,
  stage: null,
  tell: () => {},
};

const stores = new WeakMap<Services, StoreApi<GamePlay>>();

export type GamePlayStore = StoreApi<GamePlay>;

/** One per app instance: a page has one game. */
export function gamePlayOf(services: Services): GamePlayStore {
  let store = stores.get(services);
  if (!store) stores.set(services, (store = createStore<GamePlay>(() => nothing)));
  return store;
}

export const begin = (store: GamePlayStore, session: PlaySession) =>
  store.setState({ session, isReady: false, needs: null, limit: null, most: null, told: nothingTold });

export const end = (store: GamePlayStore) =>
  store.setState({ session: null, isReady: false, needs: null, limit: null, most: null, height: 0, told: nothingTold });

/** Whether a game for money needs more of it: the page opens its sheet. Demos get new coins. */
export const asksForMoney = (store: GamePlayStore, message: FromGame): boolean =>
  message.type === "needs" && message.what === "deposit" && store.getState().session?.isDemo === false;

/** Takes what the game says into the page's state. */
export function hear(store: GamePlayStore, message: FromGame) {
  if (message.type === "ready") store.setState({ isReady: true, needs: null });
  if (message.type === "needs" && message.what !== "consents" && !asksForMoney(store, message))
    store.setState({ needs: message.what });
  if (message.type === "limit") store.setState({ limit: message.limit });
  if (message.type === "theatre") {
    const { isTheatre, setTheatre } = store.getState();
    setTheatre?.(message.wish === "toggle" && !isTheatre);
  }
  if (message.type === "height") store.setState({ height: message.height });
  if (message.type === "round") {
    store.setState(({ told }) => ({
      needs: null,
      limit: null,
      told: { rounds: told.rounds + 1, wagered: told.wagered + message.bet, won: told.won + message.payout },
    }));
  }
}

/** Takes what the server says of a bet that a studio has refused. */
export function hearRefusal(store: GamePlayStore, refusal: BetRefusal) {
  if (refusal.why === "reality") store.setState({ needs: "reality" });
  else if (refusal.why === "limit") store.setState({ limit: refusal.limit, most: null });
  else store.setState({ most: refusal, limit: null });
}
