import { type CSSProperties, Suspense, useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Game } from "../../../schemas/api/games";
import { followFullscreen } from "../../../src/features/games/game_page/fullscreen";
import { gamePlayOf, type GamePlayStore } from "../../../src/features/games/game_page/game_play";
import { playMode } from "../../../src/features/games/game_page/play_mode";
import { theatreKey } from "../../../src/features/games/game_page/theatre_key";
import { pictureOf } from "../../../src/features/games/open_game/GameTile";
import { lazyPart } from "../../../src/kit/lazy/lazy_part";
import { useRoute, useSettings, useT, useUser, useViewer } from "../../../src/kit/session/hooks";
import { needsPanicButton } from "../../../src/kit/session/market_demands";
import { useServices } from "../../../src/kit/session/services";
import { useFrame } from "../../../src/kit/ui/frame";
import { Picture } from "../../../src/kit/ui/Picture";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { useGame } from "../game_query";
import { NotLoaded } from "../NotLoaded";
import { MissingGame } from "../MissingGame";
import { AskGuest } from "./AskGuest";
import css from "./GameFrame.module.css";
import { Poster } from "./Poster";
import { Refused } from "./Refused";
import { Running } from "./Running";
import type { Props } from "./schema";

const FullPanic = lazyPart(() => import("./FullPanic"), "limits");

/** The game itself (S-2.66): a frame that can do nothing to the page, over the game's own picture. */
export function GameFrame({ props, root }: SectionProps<Props>) {
  const game = useGame(props.game);
  return (
    <section {...root} className={css.section} data-recalls={theatreKey} aria-busy={game.isPending}>
      {game.isPending && <Skeleton ratio="16 / 10" />}
      {game.isError && <NotLoaded of="games" onRetry={() => game.refetch()} isBusy={game.isFetching} />}
      {game.isSuccess && (game.data ? <Stage {...props} game={game.data} /> : <MissingGame />)}
    </section>
  );
}

function useTheatre(store: GamePlayStore) {
  const page = useFrame()?.window;
  const { isCanvas } = useServices();
  useEffect(() => {
    if (!page || isCanvas) return;
    let stop = () => {};
    let isOver = false;
    void import("../../../src/features/games/game_page/theatre").then(({ followTheatre }) => {
      if (!isOver) stop = followTheatre(store, page);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [store, page, isCanvas]);
}

function Stage({ game, aspect, awayMinutes }: { game: Game } & Pick<Props, "aspect" | "awayMinutes">) {
  const t = useT();
  const services = useServices();
  const viewer = useViewer();
  const { session } = viewer;
  const home = useUser()?.countryCode;
  const settings = useSettings();
  const { search } = useRoute();
  const store = gamePlayOf(services);
  const isFullscreen = useStore(store, (play) => play.isFullscreen);
  const height = useStore(store, (play) => play.height);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useFrame();
  const mode = playMode({ game, session, settings, isDemoAsked: search.demo === "true" });

  useEffect(() => {
    store.setState({ stage: stage.current });
    return () => store.setState({ stage: null, isFullscreen: false });
  }, [store]);
  const page = frame?.document;
  useEffect(() => (page ? followFullscreen(store, page) : undefined), [store, page]);
  useTheatre(store);

  return (
    <div
      ref={stage}
      className={css.stage}
      data-alive={(game.isConnected && mode !== "choose") || undefined}
      data-fullscreen={isFullscreen || undefined}
      style={
        { "--image-color": game.imageColor, "--aspect": aspect.replace(":", " / "), "--game": `${height}px` } as CSSProperties
      }
    >
      <Picture
        image={{ src: pictureOf(game, "square"), color: game.imageColor }}
        alt=""
        sizes="320px"
        upTo={320}
        className={css.backdrop}
        eager
      />
      {services.isCanvas ? (
        <Poster game={game} />
      ) : !game.isConnected ? (
        <Refused game={game} code="game.not_connected" />
      ) : mode === "choose" || mode === "sign_up" ? (
        <AskGuest game={game} isLetIn={mode === "choose"} />
      ) : (
        <Running key={`${game.identifier} ${mode} ${session}`} game={game} isDemo={mode === "demo"} awayMinutes={awayMinutes} />
      )}
      {isFullscreen && needsPanicButton(settings, viewer, home) && (
        <Suspense fallback={null}>
          <FullPanic />
        </Suspense>
      )}
      <noscript>
        <p className={css.note}>{t("game_page.no_script")}</p>
      </noscript>
    </div>
  );
}
