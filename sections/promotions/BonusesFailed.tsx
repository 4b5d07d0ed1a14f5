import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { TriangleAlert } from "../../src/kit/ui/icons";

/** Bonuses that did not come: they are safe, and can be asked for again. */
export function BonusesFailed({ onRetry, isBusy }: { onRetry: () => unknown; isBusy: boolean }) {
  const t = useT();
  return (
    <EmptyState
      isBad
      icon={<TriangleAlert />}
      title={t("bonus.active.failed")}
      action={
        <Button onClick={() => onRetry()} busy={isBusy && t("bonus.history.loading")}>
          {t("bonus.way.retry")}
        </Button>
      }
    >
      {t("bonus.active.failed_text")}
    </EmptyState>
  );
}
