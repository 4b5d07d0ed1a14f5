import { RotateCw, TriangleAlert } from "../../src/kit/ui/icons";
import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";

/** Games that did not come: what happened, and another try. */
export function GamesFailed({ onRetry, isBusy }: { onRetry: () => unknown; isBusy: boolean }) {
  const t = useT();
  const retry = (
    <Button onClick={() => onRetry()} busy={isBusy && t("games.loading")}>
      <RotateCw size={18} aria-hidden="true" />
      {t("games.try_again")}
    </Button>
  );
  return (
    <EmptyState isBad icon={<TriangleAlert />} title={t("games.failed.title")} action={retry}>
      {t("games.failed.text")}
    </EmptyState>
  );
}
