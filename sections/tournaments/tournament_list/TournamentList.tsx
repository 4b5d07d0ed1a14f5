import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Flag, TriangleAlert } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { listQuery } from "./queries";
import type { Props } from "./schema";
import { TournamentCard } from "./TournamentCard";
import css from "./TournamentList.module.css";

/** Tournaments as cards: those that run, then coming and finished ones (S-2.49, L-1.02). */
export function TournamentList({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const context = useQueryContext();
  const [pageNo, setPage] = useState(1);
  const query = useQuery({ ...listQuery(props, context, pageNo), placeholderData: (before) => before });
  const found = query.data?.tournaments;
  const pages = Math.ceil((found?.count ?? 0) / props.limit);
  const title = text(props.title) || t("tournaments.all");
  return (
    <section {...root} aria-label={title} aria-busy={query.isFetching}>
      <SectionHead title={title} />
      {query.isPending && (
        <div className={css.grid} aria-label={t("tournaments.loading")}>
          <Skeleton height="300px" />
          <Skeleton height="300px" />
          <Skeleton height="300px" />
        </div>
      )}
      {query.isError && !found && (
        <EmptyState
          isBad
          icon={<TriangleAlert />}
          title={t("tournaments.failed")}
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching && t("tournaments.loading")}>
              {t("tournaments.retry")}
            </Button>
          }
        >
          {t("tournaments.failed_text")}
        </EmptyState>
      )}
      {found?.rows.length === 0 && (
        <EmptyState icon={<Flag />} title={t("tournaments.none_at_all")}>
          {t("tournaments.none_at_all_text")}
        </EmptyState>
      )}
      {found && found.rows.length > 0 && (
        <ul className={css.grid}>
          {found.rows.map((tournament) => (
            <TournamentCard key={tournament.tournamentItemId} tournament={tournament} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <p className={css.pages}>
          <Button size="small" isOff={pageNo === 1} onClick={() => setPage(pageNo - 1)}>
            {t("tournaments.before_these")}
          </Button>
          <Button size="small" isOff={pageNo >= pages} onClick={() => setPage(pageNo + 1)}>
            {t("tournaments.after_these")}
          </Button>
        </p>
      )}
    </section>
  );
}
