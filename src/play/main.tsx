import "./frame.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createApi } from "../kit/api/api";
import type { GameClient } from "../../schemas/play/clients";
import { loadWordsBy } from "../kit/words/need_words";
import { createGame, type GameStore } from "./create_game";
import { Frame, Opening } from "./Frame";
import { GameContext } from "./game_context";
import { createHost, type Host } from "./host";
import { readLaunch } from "./launch";
import { readLook, wear } from "./look";
import { newId } from "./new_id";
import { sayPageKeys } from "./page_keys";
import { createPlayTransport } from "./play_transport";
import { createSound, type Sound } from "./sound/create_sound";
import { lazyPart } from "./parts/lazy_part";
import { Message } from "./parts/Message";
import { openGameWords } from "./words";

const games: Partial<Record<GameClient, ReturnType<typeof lazyPart>>> = {
  dice: lazyPart(() => import("./games/dice/DiceGame"), "in_game"),
  limbo: lazyPart(() => import("./games/limbo/LimboGame"), "in_game"),
  mines: lazyPart(() => import("./games/mines/MinesGame"), "in_game"),
  plinko: lazyPart(() => import("./games/plinko/PlinkoGame"), "in_game"),
  slot: lazyPart(() => import("./games/slot/SlotGame"), "in_game"),
  crash: lazyPart(() => import("./games/crash/CrashGame"), "in_game"),
  keno: lazyPart(() => import("./games/keno/KenoGame"), "in_game"),
  wheel: lazyPart(() => import("./games/wheel/WheelGame"), "in_game"),
  hilo: lazyPart(() => import("./games/hilo/HiloGame"), "in_game"),
  roulette: lazyPart(() => import("./games/roulette/RouletteGame"), "in_game"),
  baccarat: lazyPart(() => import("./games/baccarat/BaccaratGame"), "in_game"),
  blackjack: lazyPart(() => import("./games/blackjack/BlackjackGame"), "in_game"),
  video_poker: lazyPart(() => import("./games/video_poker/VideoPokerGame"), "in_game"),
  towers: lazyPart(() => import("./games/towers/TowersGame"), "in_game"),
};

async function start() {
  const root = document.getElementById("root");
  if (!root) return;
  const { token, language, look, volume } = readLaunch(window.location.hash, navigator.languages);
  wear(look, document);
  const words = openGameWords(language);
  loadWordsBy(() => words);
  const t = await words;
  document.documentElement.lang = language === "no" ? "nb" : language;
  const show = (content: ReactNode) => createRoot(root).render(content);
  const Game = games[window.location.pathname.split("/").at(-1) as GameClient];
  if (!token || !Game || window.parent === window)
    return show(<Message title={t("in_game.outside.title")}>{t("in_game.outside.text")}</Message>);
  const host = createHost(window);
  const game = createGame({ api: createApi(createPlayTransport(token)), host, pause: pauseUntilOnline, newId });
  const begin = (volume: number) =>
    import("./sound/play_sounds").then(({ playSounds }) => playSounds({ game, document, volume }));
  const sound = createSound({ host, volume, begin });
  hearPage(host, { game, sound });
  sayPageKeys(host, window);
  void game.open();
  show(
    <GameContext value={{ game, host, sound, t, language }}>
      <Frame>
        <Game waiting={<Opening />} />
      </Frame>
    </GameContext>,
  );
}

function hearPage(host: Host, { game, sound }: { game: GameStore; sound: Sound }) {
  host.hear((message) => {
    if (message.type === "away") {
      game.setAway(message.isAway);
      sound.setQuiet(message.isAway);
    } else if (message.type === "look") wear(readLook(message.theme, message.scheme, message.isCovered), document);
    else if (message.type === "jackpots") game.hearJackpots(message.jackpots);
    else if (message.version > game.getState().balance.version) void game.reread();
  });
  let told = 0;
  for (const kind of ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const) {
    window.addEventListener(
      kind,
      ({ timeStamp }) => {
        if (timeStamp - told < actionsApart && told > 0) return;
        told = timeStamp;
        host.say({ type: "action" });
      },
      { passive: true },
    );
  }
}

/** How often the page is told that the player is there, in ms. */
const actionsApart = 5_000;

const pauseUntilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done, { once: true });
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    }
  });

void start();
