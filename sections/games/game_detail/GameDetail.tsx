import { useQuery } from "@tanstack/react-query";
import { Heart, UserPlus } from "../../../src/kit/ui/icons";
import { type CSSProperties, Suspense } from "react";
import type { Game } from "../../../schemas/api/games";
import { useFavorite } from "../../../src/features/games/favorites/use_favorite";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { gameStats } from "../../../src/features/games/open_game/game_stats";
import { pictureOf } from "../../../src/features/games/open_game/GameTile";
import { lazyPart } from "../../../src/kit/lazy/lazy_part";
import { useLanguage, useQueryContext, useSettings, useT, useText, useUser, useViewer } from "../../../src/kit/session/hooks";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { formatDate, formatPercent } from "../../../src/kit/ui/format";
import { Picture } from "../../../src/kit/ui/Picture";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import beside from "../BesideGame.module.css";
import { useGame } from "../game_query";
import { NotLoaded } from "../NotLoaded";
import { MissingGame } from "../MissingGame";
import { volatilities } from "../filter/chosen";
import css from "./GameDetail.module.css";
import { detailsQuery } from "./queries";
import type { Props } from "./schema";

const GameJackpots = lazyPart(() => import("../../../src/features/games/jackpots/GameJackpots"), "games");
const GamePlayers = lazyPart(() => import("../../../src/features/games/players_now/GamePlayers"), "games");

/** One game: its art, its studio, its figures (S-2.67). */
export function GameDetail(section: SectionProps<Props>) {
  return section.props.layout === "facts" ? <Facts {...section} /> : <Panel {...section} />;
}

function Panel({ props, root }: SectionProps<Props>) {
  const game = useGame(props.game);
  return (
    <section {...root} className={css.section} aria-busy={game.isPending}>
      {game.isPending && <Skeleton ratio="5 / 2" />}
      {game.isError && <NotLoaded of="games" onRetry={() => game.refetch()} isBusy={game.isFetching} />}
      {game.isSuccess && (game.data ? <Detail game={game.data} fields={props.fields} /> : <MissingGame />)}
    </section>
  );
}

/** A list beside the game; nothing where there is no game, since the frame says so. */
function Facts({ props, root }: SectionProps<Props>) {
  const t = useT();
  const game = useQuery(detailsQuery(props, useQueryContext())).data?.gameDetails;
  const text = useText();
  const language = useLanguage();
  const { defaultCurrency } = useSettings();
  const currency = useUser()?.currencyCode ?? defaultCurrency;
  if (!game) return <section {...root} hidden />;
  const category = text(game.subCategoryName);
  const [latest] = game.returns;
  const isOurs = game.client !== null && game.client !== "studio";
  const level = volatilities.findIndex((name) => name === game.volatility);
  const rows = [
    ...(props.fields.includes("stats") ? gameStats(game, { t, language, currency }) : []),
    ...(props.fields.includes("stats") && latest?.returnToPlayer
      ? [
          ...(isOurs
            ? [
                {
                  name: "house_edge",
                  label: t("games.detail.house_edge"),
                  value: formatPercent(100 - latest.returnToPlayer, language),
                },
              ]
            : []),
          {
            name: "return_version",
            label: t("games.detail.return_version"),
            value: t("games.detail.version_since", {
              version: latest.version,
              date: formatDate(latest.since, language, { dateStyle: "medium", timeZone: "UTC" }),
            }),
          },
        ]
      : []),
    ...(props.fields.includes("stats") && level >= 0
      ? [
          {
            name: "volatility",
            label: t("filters.group.volatility"),
            value: (
              <>
                <span className={css.level} aria-hidden="true">
                  {volatilities.map((name, index) => (
                    <i key={name} data-on={index <= level} />
                  ))}
                </span>
                {t(`filters.volatility.${game.volatility}`)}
              </>
            ),
          },
        ]
      : []),
    ...(props.fields.includes("category") && category
      ? [{ name: "category", label: t("games.detail.category"), value: category }]
      : []),
    ...(props.fields.includes("studio")
      ? [
          {
            name: "studio",
            label: t("games.detail.studio"),
            value: <a href={`/providers/${encodeURIComponent(game.masterCasinoProviderId)}`}>{game.providerName}</a>,
          },
        ]
      : []),
  ];
  return (
    <section {...root} className={beside.card}>
      <h2>{text(props.title) || t("games.detail.facts")}</h2>
      {rows.length === 0 ? (
        <p className={css.hint}>{t("games.detail.no_data")}</p>
      ) : (
        <dl className={css.facts}>
          {rows.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {props.fields.includes("stats") && <LiveFigures game={game} />}
        </dl>
      )}
      {props.fields.includes("text") && game.returnToPlayer && (
        <p className={css.hint}>{t("games.detail.rtp_text", { rtp: formatPercent(game.returnToPlayer, language) })}</p>
      )}
    </section>
  );
}

function Detail({ game, fields }: { game: Game; fields: Props["fields"] }) {
  const t = useT();
  const text = useText();
  const { name, providerName, masterCasinoProviderId } = game;
  const has = (field: Props["fields"][number]) => fields.includes(field);
  const category = text(game.subCategoryName);
  return (
    <div className={css.panel} style={{ "--image-color": game.imageColor } as CSSProperties}>
      <Picture
        image={{ src: pictureOf(game, "portrait"), color: game.imageColor }}
        alt=""
        sizes="(max-width: 640px) 60vw, 300px"
        className={css.art}
        words={{ failed: t("games.no_picture"), invalid: t("games.no_picture") }}
        eager
      />
      <div className={css.text}>
        <h1>{name}</h1>
        <p className={css.tags}>
          {has("studio") && <a href={`/providers/${encodeURIComponent(masterCasinoProviderId)}`}>{providerName}</a>}
          {has("category") && category && <span>{category}</span>}
        </p>
        {has("stats") && <Figures game={game} />}
        {has("text") && <About game={game} />}
        <Actions game={game} />
      </div>
    </div>
  );
}

function Figures({ game }: { game: Game }) {
  const t = useT();
  const language = useLanguage();
  const { defaultCurrency } = useSettings();
  const currency = useUser()?.currencyCode ?? defaultCurrency;
  return (
    <dl className={css.stats}>
      {gameStats(game, { t, language, currency }).map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <LiveFigures game={game} />
    </dl>
  );
}

const LiveFigures = ({ game: { jackpotIds, isShared, masterCasinoGameId } }: { game: Game }) => (
  <Suspense fallback={null}>
    {jackpotIds && <GameJackpots ids={jackpotIds} />}
    {isShared && <GamePlayers gameId={masterCasinoGameId} />}
  </Suspense>
);

function About({ game: { name, providerName, returnToPlayer } }: { game: Game }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className={css.about}>
      {t("games.detail.about", { name, studio: providerName })}
      {returnToPlayer ? ` ${t("games.detail.rtp_text", { rtp: formatPercent(returnToPlayer, language) })}` : null}
    </p>
  );
}

function Actions({ game }: { game: Game }) {
  const t = useT();
  const { session } = useViewer();
  const favorite = useFavorite(game);
  return (
    <div className={css.actions}>
      {session === "guest" && game.isConnected && (
        <ButtonLink look="primary" href={signUpAddress}>
          <UserPlus size={18} aria-hidden="true" />
          {t("games.sign_up")}
        </ButtonLink>
      )}
      <Button aria-pressed={favorite.isOn} aria-label={t("games.favorite", { name: game.name })} onClick={favorite.toggle}>
        <Heart size={18} className={favorite.isOn ? css.isFavorite : undefined} aria-hidden="true" />
        {t("games.favorite_short")}
      </Button>
      <p role="status">{favorite.message}</p>
    </div>
  );
}
