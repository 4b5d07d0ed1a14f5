import { Suspense } from "react";
import type { Game } from "../../../../schemas/api/games";
import { type GameTag, tagOf } from "../../../../schemas/game_tag";
import { useLanguage, useSettings, useT, useUser, useViewer } from "../../../kit/session/hooks";
import { GameCard, GameFacts, type GameShape } from "../../../kit/ui/GameCard";
import { useFavorite } from "../favorites/use_favorite";
import { demoAddress, gameAddress } from "../../../kit/session/game_address";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { gameStats } from "./game_stats";

const CardJackpot = lazyPart(() => import("../jackpots/CardJackpot"));
const CardPlayers = lazyPart(() => import("../players_now/CardPlayers"), "games");

interface Props {
  game: Game;
  shape: GameShape;
  sizes: string;
  isEager?: boolean;
  rank?: number | undefined;
}

/** A game's card, with everything that depends on who looks. */
export function GameTile({ game, shape, sizes, isEager, rank }: Props) {
  const t = useT();
  const settings = useSettings();
  const { session } = useViewer();
  const { name } = game;
  return (
    <GameCard
      name={name}
      studio={game.providerName}
      src={pictureOf(game, shape)}
      color={game.imageColor}
      shape={shape}
      sizes={sizes}
      isEager={isEager}
      rank={rank}
      href={gameAddress(game, settings, session)}
      badge={badgeOf(game, t)}
      words={{
        play: game.isConnected ? t("games.play", { name }) : t("games.closed", { name }),
        noPicture: t("games.no_picture"),
      }}
    >
      <Facts game={game} />
      <Suspense fallback={null}>
        {game.jackpotIds && <CardJackpot ids={game.jackpotIds} />}
        {game.isShared && <CardPlayers gameId={game.masterCasinoGameId} />}
      </Suspense>
    </GameCard>
  );
}

function Facts({ game }: { game: Game }) {
  const t = useT();
  const language = useLanguage();
  const settings = useSettings();
  const { session } = useViewer();
  const currency = useUser()?.currencyCode ?? settings.defaultCurrency;
  const { name } = game;
  return (
    <GameFacts
      name={name}
      demoHref={demoAddress(game, settings, session)}
      stats={gameStats(game, { t, language, currency })}
      favorite={useFavorite(game)}
      words={{ demo: t("games.demo"), favorite: t("games.favorite", { name }) }}
    />
  );
}

export function pictureOf(game: Game, shape: GameShape) {
  if (shape === "square") return game.squareImgUrl || game.thumbnailUrl;
  if (shape === "portrait") return game.portraitImgUrl || game.optimizedPortraitImgUrl || game.thumbnailUrl;
  return game.thumbnailUrl || game.optimizedMobileThumbnailUrl;
}

function badgeOf(game: Game, t: ReturnType<typeof useT>) {
  const tag = tagOf(game);
  return tag && ({ text: t(`games.badge.${tag}`), tone: tones[tag] } as const);
}

const tones = {
  closed: "closed",
  new: "new",
  drops: "drops",
  jackpot: "feature",
  bonus_buy: "feature",
  bonus: "feature",
} as const satisfies Record<GameTag, string>;
