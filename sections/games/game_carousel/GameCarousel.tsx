import { useQuery } from "@tanstack/react-query";
import type { Game } from "../../../schemas/api/games";
import { GameTile } from "../../../src/features/open_game/GameTile";
import { useQueryContext, useT, useText } from "../../../src/session/hooks";
import { useServices } from "../../../src/session/services";
import { useLink } from "../../../src/session/use_link";
import { gameRatio } from "../../../src/ui/GameCard";
import { ScrollRow } from "../../../src/ui/ScrollRow";
import { SectionHead } from "../../../src/ui/SectionHead";
import { GameCardSkeleton } from "../../../src/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { gamesOf, gamesQuery, hasGames } from "../games_query";
import { GamesFailed } from "../GamesFailed";
import { NoGames } from "../NoGames";
import css from "./GameCarousel.module.css";
import type { Props } from "./schema";

/** Swipeable rows of one source's games (S-1.01). */
export function GameCarousel({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const enabled = hasGames(props.source, context);
  const games = useQuery({ ...gamesQuery(props, context), select: gamesOf, enabled });
  const title = text(props.title);
  const isEmpty = !enabled || games.data?.rows.length === 0;

  if (games.isError || isEmpty) {
    return (
      <section {...root}>
        <SectionHead title={title} />
        {games.isError ? <GamesFailed onRetry={games.refetch} isBusy={games.isFetching} /> : <NoGames source={props.source} />}
      </section>
    );
  }
  return (
    <section {...root} aria-busy={games.isPending}>
      <Row props={props} title={title} games={games.data?.rows ?? null} />
    </section>
  );
}

function Row({ props, title, games }: { props: Props; title: string; games: Game[] | null }) {
  const t = useT();
  const { isCanvas } = useServices();
  const { shape, ranked } = props;
  const words = { back: t("games.back"), forward: t("games.forward"), pause: t("games.pause"), play: t("games.resume") };
  return (
    <ScrollRow
      title={title}
      end={props.showAll && <ShowAll link={props.showAll} />}
      size={ranked ? "ranked" : shape === "thumb" ? "wide" : "normal"}
      rows={ranked ? 1 : Math.min(props.rows, games?.length ?? props.rows)}
      isOrdered={ranked}
      autoplayMs={props.autoplay && !isCanvas ? props.autoplayMs : undefined}
      words={words}
    >
      {games
        ? games.map((game, index) => (
            <GameTile
              key={game.masterCasinoGameId}
              game={game}
              shape={shape}
              sizes={shape === "thumb" ? "(max-width: 640px) 50vw, 240px" : "(max-width: 640px) 38vw, 200px"}
              rank={ranked ? index + 1 : undefined}
            />
          ))
        : placeholders.map((place) => <GameCardSkeleton key={place} ratio={gameRatio[shape]} />)}
    </ScrollRow>
  );
}

const placeholders = Array.from({ length: 8 }, (_, index) => index);

function ShowAll({ link }: { link: NonNullable<Props["showAll"]> }) {
  const t = useT();
  const anchor = useLink();
  return (
    <a className={css.all} {...anchor(link)}>
      {t("games.show_all")}
    </a>
  );
}
