import { useT, useViewer } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import { Flag, TriangleAlert } from "../../../kit/ui/icons";
import { Skeleton } from "../../../kit/ui/Skeleton";
import css from "./Tournament.module.css";
import { TournamentView } from "./TournamentView";
import { useTournament } from "./use_tournament";

/** A tournament with all that can become of asking for it. */
export function TournamentPlace({ id, isInDialog = false }: { id: number | undefined; isInDialog?: boolean }) {
  const t = useT();
  const isUser = useViewer().session === "user";
  const isPlaceKnown = useIsInBrowser() || id !== undefined; // the server asks for it of a tournament that is named alone
  const { found, tournament, position, isLate } = useTournament(id);
  if (tournament)
    return (
      <TournamentView
        tournament={tournament}
        position={isUser && isPlaceKnown ? (position.data ?? null) : null}
        isLate={isLate}
        isInDialog={isInDialog}
      />
    );
  if (found.isPending)
    return (
      <div className={css.tournament} aria-busy="true" aria-label={t("tournaments.loading")}>
        <Skeleton height="280px" />
        <Skeleton height="420px" />
      </div>
    );
  if (found.isError)
    return (
      <EmptyState
        isBad
        icon={<TriangleAlert />}
        title={t("tournaments.failed")}
        action={
          <Button onClick={() => void found.refetch()} busy={found.isFetching && t("tournaments.loading")}>
            {t("tournaments.retry")}
          </Button>
        }
      >
        {t("tournaments.failed_text")}
      </EmptyState>
    );
  return (
    <EmptyState icon={<Flag />} title={t(id === undefined ? "tournaments.none_at_all" : "tournaments.gone")}>
      {t(id === undefined ? "tournaments.none_at_all_text" : "tournaments.gone_text")}
    </EmptyState>
  );
}
