import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Game } from "../../../schemas/api/games";
import { initGame } from "../../../schemas/api/play";
import type { FromGame, ToGame } from "../../../schemas/play/frame_messages";
import { ApiError } from "../../../src/kit/api/api_error";
import { askForConsents } from "../../../src/features/site/consents/consents_asked";
import { watchForAway } from "../../../src/features/games/game_page/away";
import { asksForMoney, begin, end, gamePlayOf, hear, hearRefusal } from "../../../src/features/games/game_page/game_play";
import { useLive, useLiveBalance } from "../../../src/features/common/live/use_live";
import { useGo, useLanguage, useT, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { roundAddress } from "../../../src/kit/session/round_address";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { useFrame } from "../../../src/kit/ui/frame";
import { Play } from "../../../src/kit/ui/icons";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import css from "./GameFrame.module.css";
import { GameClock } from "./GameClock";
import { Needs } from "./Needs";
import { Poster } from "./Poster";
import { ReactionLayer } from "./ReactionLayer";
import { Refused } from "./Refused";

const MostNote = askedPart(() => import("./MostNote"), { look: "over" }, "game_page");
const LimitNote = askedPart(() => import("./LimitNote"), { look: "over" }, "limits", "game_page");

interface Props {
  game: Game;
  isDemo: boolean;
  awayMinutes: number;
}

/** Opens a session of the game and shows its frame; hides it while nobody is there. */
export function Running({ game, isDemo, awayMinutes }: Props) {
  const t = useT();
  const services = useServices();
  const language = useLanguage();
  const { device } = useViewer();
  const store = gamePlayOf(services);
  const session = useStore(store, (play) => play.session);
  const isUsedUp = useStore(store, (play) => play.limit?.endsSession === true);
  const opening = useSingleMutation({
    mutationFn: () =>
      services.api.call(initGame, {
        body: { gameId: game.identifier, demo: isDemo, device: device === "desktop" ? "desktop" : "mobile", language },
      }),
    onSuccess: ({ data }) => begin(store, data),
  });
  const { mutate } = opening;

  useEffect(() => {
    mutate();
    return () => end(store);
  }, [mutate, store]);

  if (opening.isError) {
    const code = opening.error instanceof ApiError ? opening.error.code : undefined;
    return <Refused game={game} code={code} onRetry={() => mutate()} />;
  }
  if (isUsedUp) return <Refused game={game} code="limit.reached" />;
  if (!session) return <Opening game={game} text={t("game_page.opening")} />;
  return <Framed key={session.sessionId} game={game} launchUrl={session.launchUrl} awayMinutes={awayMinutes} onReopen={mutate} />;
}

function Opening({ game, text }: { game: Game; text: string }) {
  return (
    <Poster game={game}>
      <p className={css.opening} role="status">
        {text}
      </p>
      <span className={css.progress} aria-hidden="true" />
    </Poster>
  );
}

interface FramedProps {
  game: Game;
  launchUrl: string;
  awayMinutes: number;
  onReopen: () => void;
}

/** Another studio's page is on an origin of its own, which it may use as any site does; it leads nobody away but by a button. */
const studioMay = "allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation";

/** Where another studio's page is; none for a document of ours. */
const originOf = (launchUrl: string) => (launchUrl.startsWith("/") ? undefined : URL.parse(launchUrl)?.origin);

/** A game that says nothing for so long may still come; the player is told that it takes long. */
const slowAfter = 12_000;

function Framed({ game, launchUrl, awayMinutes, onReopen }: FramedProps) {
  const t = useT();
  const services = useServices();
  const go = useGo();
  const casino = usePageAddress()("casino");
  const store = gamePlayOf(services);
  const { theme } = services;
  const studioOrigin = originOf(launchUrl);
  const hasJackpots = game.jackpotIds !== undefined;
  const { isReady, isAway, needs, limit, most } = useStore(store);
  const iframe = useRef<HTMLIFrameElement>(null);
  const page = useFrame()?.window;
  const watch = useRef<ReturnType<typeof watchForAway>>(null);
  const [isSlow, setSlow] = useState(false);

  useLiveBalance(true);
  useLive("play:refused", (refusal) => hearRefusal(store, refusal), { isUrgent: true, isOn: studioOrigin !== undefined });

  useEffect(() => {
    const frame = iframe.current;
    if (!page || !frame) return;
    let stop = () => {};
    let isOver = false;
    const handleMessage = (message: FromGame) => {
      hear(store, message);
      if (message.type === "needs" && message.what === "consents") askForConsents(services);
      if (asksForMoney(store, message)) go(`?modal=deposit&ab=1&missing=${("missing" in message && message.missing) || ""}`);
      if (message.type === "verify") go(message.roundId ? roundAddress(message.roundId) : "/fair");
      if (message.type === "action") watch.current?.heard(); // a game that opens or plays on by itself is nobody's sign
    };
    const tell = (message: object) => frame.contentWindow?.postMessage(message, "*"); // no secrets: its origin is opaque
    void import("../../../src/features/games/game_page/open_frame").then(({ openFrame }) => {
      const { isDemo = true, sessionId = "" } = store.getState().session ?? {};
      const told = { launchUrl, sessionId, isDemo, hasJackpots };
      const opening = { ...told, page, frame, origin: studioOrigin, hear: handleMessage, services, tell };
      if (!isOver) stop = openFrame(opening);
    });
    store.setState({ tell });
    return () => {
      isOver = true;
      stop();
      store.setState({ tell: () => {} });
    };
  }, [page, launchUrl, studioOrigin, hasJackpots, store, go, services]);

  useEffect(() => {
    if (!page) return;
    const watching = watchForAway({
      window: page,
      awayAfter: awayMinutes * 60_000,
      isAway: () => store.getState().isAway,
      setAway: (away) => {
        store.setState({ isAway: away });
        store.getState().tell({ source: "foyer", type: "away", isAway: away } satisfies ToGame);
      },
      leave: () => go(casino),
    });
    watch.current = watching;
    store.setState({ setAway: watching.set });
    return () => {
      watching.stop();
      store.setState({ isAway: false, setAway: () => {} });
    };
  }, [page, awayMinutes, store, go, casino]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <>
      <iframe
        ref={iframe}
        className={css.game}
        title={game.name}
        sandbox={studioOrigin ? studioMay : "allow-scripts"}
        allow={studioOrigin ? "autoplay; fullscreen" : "autoplay"}
        onLoad={() => {
          if (studioOrigin && iframe.current?.src) store.setState({ isReady: true }); // studios need not say so
        }}
        data-hidden={isAway || !isReady || undefined}
      />
      {!isReady && <Opening game={game} text={t(isSlow ? "game_page.slow" : "game_page.opening")} />}
      {!isAway && theme === "default" && <ReactionLayer />}
      {isAway && <Away game={game} onBack={() => watch.current?.set(false)} />}
      {!isAway && limit && <LimitNote limit={limit} onClose={() => store.setState({ limit: null })} />}
      {!isAway && most && <MostNote most={most} onClose={() => store.setState({ most: null })} />}
      {isReady && <GameClock />}
      {!isAway && needs && needs !== "reality" && !limit && <Needs what={needs} onReopen={onReopen} />}
    </>
  );
}

/** The player was away for long: the game waits until they say that they are back. */
function Away({ game, onBack }: { game: Game; onBack: () => void }) {
  const t = useT();
  return (
    <div className={css.away}>
      <Poster game={game} title={t("game_page.away.title")}>
        <p>{t("game_page.away.text")}</p>
        <div className={css.ways}>
          <Button look="primary" size="large" onClick={onBack}>
            <Play size={18} aria-hidden="true" />
            {t("game_page.away.back")}
          </Button>
        </div>
      </Poster>
    </div>
  );
}
