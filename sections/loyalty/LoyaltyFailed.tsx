import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { TriangleAlert } from "../../src/kit/ui/icons";

/** The club did not come: points are safe, and can be asked for again. */
export function LoyaltyFailed({ query }: { query: { refetch: () => unknown; isFetching: boolean } }) {
  const t = useT();
  return (
    <EmptyState
      isBad
      icon={<TriangleAlert />}
      title={t("loyalty.failed")}
      action={
        <Button onClick={() => query.refetch()} busy={query.isFetching && t("loyalty.loading")}>
          {t("loyalty.retry")}
        </Button>
      }
    >
      {t("loyalty.failed_text")}
    </EmptyState>
  );
}
