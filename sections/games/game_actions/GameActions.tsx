import { useStore } from "zustand";
import type { Game } from "../../../schemas/api/games";
import { useFavorite } from "../../../src/features/games/favorites/use_favorite";
import { toggleFullscreen } from "../../../src/features/games/game_page/fullscreen";
import { gamePlayOf } from "../../../src/features/games/game_page/game_play";
import { useLuckyPick } from "../../../src/features/games/lucky_pick/use_lucky_pick";
import { playMode } from "../../../src/features/games/game_page/play_mode";
import { useRoute, useSettings, useT, useUser, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Icon } from "../../../src/kit/ui/Icon";
import { Heart, Maximize, Minimize, Moon, RectangleHorizontal } from "../../../src/kit/ui/icons";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { useGame } from "../game_query";
import css from "./GameActions.module.css";
import { Reactions } from "./Reactions";
import type { buttons, Props } from "./schema";
import { Streaming } from "./Streaming";

/** What can be done with a game: one bar with the frame above it (S-2.68). */
export function GameActions({ props, root }: SectionProps<Props>) {
  const game = useGame(props.game);
  const isDemo = useRoute().search.demo === "true";
  if (game.isPending) {
    return (
      <section {...root} className={css.section} aria-busy="true">
        <Skeleton ratio="12 / 1" />
      </section>
    );
  }
  if (!game.data) return <section {...root} hidden />; // the frame says what is wrong
  return (
    <section {...root} className={css.section} data-alive={isDemo || undefined}>
      <Bar game={game.data} has={(name) => props.buttons.includes(name)} />
    </section>
  );
}

function Bar({ game, has }: { game: Game; has: (name: (typeof buttons)[number]) => boolean }) {
  const t = useT();
  const user = useUser();
  const { device } = useViewer();
  const { theme } = useServices();
  return (
    <div className={css.bar}>
      <div className={css.title}>
        <h1>{game.name}</h1>
        <a href={`/providers/${encodeURIComponent(game.masterCasinoProviderId)}`}>{game.providerName}</a>
      </div>
      <div className={css.tools} role="group" aria-label={t("game_page.tools")}>
        {has("favorite") && <Favorite game={game} />}
        {has("mode") && <Mode game={game} />}
        {has("reactions") && user && theme === "default" && <Reactions />}
        {has("lucky_pick") && user && <Lucky game={game} />}
        {has("streaming") && user?.isStreamer && device !== "phone" && <Streaming />}
        {has("away") && <Away />}
        {has("theatre") && <Theatre />}
        {has("fullscreen") && <Fullscreen />}
      </div>
    </div>
  );
}

function Favorite({ game }: { game: Game }) {
  const t = useT();
  const { isOn, toggle, message } = useFavorite(game);
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-pressed={isOn}
        aria-label={t("games.favorite", { name: game.name })}
        title={t("games.favorite_short")}
        onClick={toggle}
      >
        <Heart size={20} className={isOn ? css.isFavorite : undefined} />
      </button>
      {message && (
        <p className={css.message} role="status">
          {message}
        </p>
      )}
    </>
  );
}

/** Real money or demo, as links, so that the address says which. */
function Mode({ game }: { game: Game }) {
  const t = useT();
  const { path, search } = useRoute();
  const settings = useSettings();
  const { session } = useViewer();
  if (!game.hasDemo || session !== "user") return null; // a guest has no money to play for
  const mode = playMode({ game, session, settings, isDemoAsked: search.demo === "true" });
  return (
    <div className={css.mode} role="group" aria-label={t("game_page.mode.label")}>
      <a href={path} aria-current={mode === "real" ? "true" : undefined}>
        {t("game_page.mode.real")}
      </a>
      <a href={`${path}?demo=true`} aria-current={mode === "demo" ? "true" : undefined}>
        {t("game_page.mode.demo")}
      </a>
    </div>
  );
}

function Lucky({ game }: { game: Game }) {
  const t = useT();
  const { pick, isPicking, why } = useLuckyPick({ current: String(game.masterCasinoGameId) });
  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-label={t("lucky_pick.pick")}
        title={t("lucky_pick.pick")}
        aria-busy={isPicking}
        onClick={pick}
      >
        <Icon name="shuffle" size={20} />
      </button>
      {why && (
        <p className={css.message} role="status">
          {t(`lucky_pick.${why}`)}
        </p>
      )}
    </>
  );
}

function Away() {
  const t = useT();
  const { session, isAway, setAway } = useStore(gamePlayOf(useServices()));
  if (!session) return null;
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={isAway}
      aria-label={t("game_page.away.toggle")}
      title={t("game_page.away.toggle")}
      onClick={() => setAway(!isAway)}
    >
      <Moon size={20} />
    </button>
  );
}

/** Phones have no more width to give. */
function Theatre() {
  const t = useT();
  const { isTheatre, setTheatre } = useStore(gamePlayOf(useServices()));
  return (
    <button
      type="button"
      className={`${css.tool} ${css.theatre}`}
      aria-pressed={isTheatre}
      aria-keyshortcuts="T"
      aria-label={t("game_page.theatre")}
      title={`${t("game_page.theatre")} (T)`}
      disabled={!setTheatre}
      onClick={() => setTheatre?.(!isTheatre)}
    >
      <RectangleHorizontal size={20} />
    </button>
  );
}

function Fullscreen() {
  const t = useT();
  const store = gamePlayOf(useServices());
  const isOn = useStore(store, (play) => play.isFullscreen);
  const label = t(isOn ? "game_page.fullscreen.leave" : "game_page.fullscreen.enter");
  const Icon = isOn ? Minimize : Maximize;
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} onClick={() => void toggleFullscreen(store)}>
      <Icon size={20} />
    </button>
  );
}
