import { ApiError } from "../../../kit/api/api_error";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { Icon } from "../../../kit/ui/Icon";
import { TriangleAlert } from "../../../kit/ui/icons";

/** Nobody has this number, or the figures did not come. */
export function StatisticsFailed({ query }: { query: { error: unknown; refetch: () => unknown; isFetching: boolean } }) {
  const t = useT();
  if (query.error instanceof ApiError && query.error.status >= 400 && query.error.status < 500 && query.error.status !== 429) {
    return (
      <EmptyState icon={<Icon name="users" />} title={t("statistics.missing.title")}>
        {t("statistics.missing.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isBad
      icon={<TriangleAlert />}
      title={t("statistics.failed.title")}
      action={
        <Button onClick={() => query.refetch()} busy={query.isFetching && t("statistics.loading")}>
          {t("statistics.retry")}
        </Button>
      }
    >
      {t("statistics.failed.text")}
    </EmptyState>
  );
}
