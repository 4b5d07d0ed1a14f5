import { useRef } from "react";
import { useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Flag, TriangleAlert } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import type { SectionProps } from "../../define_section";
import { MissionCard } from "./MissionCard";
import css from "./Missions.module.css";
import type { Props } from "./schema";
import { useMissions } from "./use_missions";

/** What a player can do for a reward, and how far they are in it. Whoever rests is offered nothing, and there is no section then. */
export function Missions({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const query = useMissions();
  const place = useRef<HTMLElement>(null);
  const rows = query.data?.missions.slice(0, props.limit) ?? [];
  useKeptPlace(place, rows.map(({ missionRunId, state }) => `${missionRunId} ${state}`).join(" ")); // a button that was pressed goes with its state
  if (!isUser && query.data && rows.length === 0) return <section {...root} hidden />;
  const title = text(props.title) || t("missions.title");
  return (
    <section {...root} ref={place} tabIndex={-1} className={css.section} aria-label={title} aria-busy={query.isPending}>
      <SectionHead title={title} />
      {query.isPending && (
        <div className={css.grid} aria-label={t("missions.loading")}>
          <Skeleton height="260px" />
          <Skeleton height="260px" />
        </div>
      )}
      {query.isError && !query.data && (
        <EmptyState
          isBad
          icon={<TriangleAlert />}
          title={t("missions.failed")}
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching && t("missions.loading")}>
              {t("missions.retry")}
            </Button>
          }
        >
          {t("missions.failed_text")}
        </EmptyState>
      )}
      {query.data && rows.length === 0 && (
        <EmptyState icon={<Flag />} title={t("missions.none")}>
          {t("missions.none_text")}
        </EmptyState>
      )}
      {query.data && rows.length > 0 && (
        <ul className={css.grid}>
          {rows.map((mission) => (
            <MissionCard key={mission.missionRunId} mission={mission} serverNow={query.data.now} />
          ))}
        </ul>
      )}
    </section>
  );
}
