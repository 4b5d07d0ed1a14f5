import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { CalendarDays, TriangleAlert } from "../../../kit/ui/icons";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { RakebackDays } from "./RakebackDays";
import { useRakeback } from "./use_rakeback";

interface Props {
  title?: string;
  onClose: () => void;
}

/** The calendar over the page, from a section's button or the menu (S-2.23, L-2.47). */
export default function RakebackDialog({ title, onClose }: Props) {
  const t = useT();
  const { query, claim, isClaiming, said } = useRakeback();
  const { data } = query;
  return (
    <Dialog title={title || t("bonus.rakeback.calendar")} closeLabel={t("bonus.claim.close")} onClose={onClose}>
      {query.isPending && <Skeleton height="200px" />}
      {query.isError && (
        <EmptyState
          isBad
          icon={<TriangleAlert />}
          title={t("bonus.active.failed")}
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching && t("bonus.history.loading")}>
              {t("bonus.way.retry")}
            </Button>
          }
        >
          {t("bonus.active.failed_text")}
        </EmptyState>
      )}
      {data?.bonusId === null && (
        <EmptyState icon={<CalendarDays />} title={t("bonus.rakeback.not_offered")}>
          {t("bonus.rakeback.not_offered_text")}
        </EmptyState>
      )}
      {data && data.bonusId !== null && (
        <RakebackDays rakeback={data} isClaiming={isClaiming} onClaim={() => void claim()} said={said} />
      )}
    </Dialog>
  );
}
