import { useQuery } from "@tanstack/react-query";
import type { Game } from "../../../schemas/api/games";
import { providersQuery } from "../../../src/features/games/provider_search/providers_query";
import { useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { ProviderLogo } from "../../../src/kit/ui/ProviderLogo";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { GameRow } from "../GameRow";
import { gamesOf } from "../games_query";
import { NotLoaded } from "../NotLoaded";
import css from "./GameProviderCard.module.css";
import { gameQuery, namesGame, othersQuery } from "./queries";
import type { Props } from "./schema";

/** Who made a game: logo, link, and more of the studio's games (S-2.71). Nothing where there is no such game. */
export function GameProviderCard({ props, root }: SectionProps<Props>) {
  const text = useText();
  const context = useQueryContext();
  const enabled = namesGame(props, context);
  const games = useQuery({ ...gameQuery(props, context), select: gamesOf, enabled });
  const game = games.data?.rows[0];
  if (!enabled || (games.isSuccess && !game)) return <section {...root} hidden />;
  return (
    <section {...root} aria-busy={games.isPending}>
      <SectionHead title={text(props.title)} />
      {games.isError ? (
        <NotLoaded of="games" onRetry={games.refetch} isBusy={games.isFetching} />
      ) : game ? (
        <Studio props={props} game={game} />
      ) : (
        <Skeleton height="180px" width="100%" />
      )}
    </section>
  );
}

function Studio({ props, game }: { props: Props; game: Game }) {
  const t = useT();
  const context = useQueryContext();
  const { masterCasinoProviderId: id, providerName: name } = game;
  const studios = useQuery(providersQuery(context.api));
  const studio = studios.data?.providers.rows.find((row) => row.master_casino_provider_id === id);
  const others = useQuery({ ...othersQuery(props, id, context), select: gamesOf, enabled: props.limit > 0 });
  const rows = others.data?.rows.filter((row) => row.masterCasinoGameId !== game.masterCasinoGameId).slice(0, props.limit);
  return (
    <div className={css.card}>
      <header className={css.head}>
        <span className={css.logo}>
          <ProviderLogo key={id} id={id} name={name} thumbnail={studio?.thumbnail_url ?? ""} />
        </span>
        <p className={css.text}>
          <strong>{name}</strong>
          {studio && <span>{t("games.count", { count: studio.gameCount })}</span>}
        </p>
        <ButtonLink size="small" href={`/providers/${encodeURIComponent(id)}`}>
          {t("lobby.studio_games")}
        </ButtonLink>
      </header>
      {others.isError && <NotLoaded of="games" onRetry={others.refetch} isBusy={others.isFetching} />}
      {props.limit > 0 && !others.isError && rows?.length !== 0 && (
        <GameRow
          title=""
          label={t("lobby.more_by", { studio: name })}
          games={rows ?? null}
          shape="portrait"
          rows={1}
          expected={Math.min(8, props.limit)}
        />
      )}
    </div>
  );
}
