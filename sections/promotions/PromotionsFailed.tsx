import { RotateCw, TriangleAlert } from "../../src/kit/ui/icons";
import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";

/** Promotions that did not come: the section still stands (L-8.19). */
export function PromotionsFailed({ onRetry, isBusy }: { onRetry: () => unknown; isBusy: boolean }) {
  const t = useT();
  const retry = (
    <Button onClick={() => onRetry()} busy={isBusy && t("promotions.loading")}>
      <RotateCw size={18} aria-hidden="true" />
      {t("promotions.try_again")}
    </Button>
  );
  return (
    <EmptyState isBad icon={<TriangleAlert />} title={t("promotions.failed.title")} action={retry}>
      {t("promotions.failed.text")}
    </EmptyState>
  );
}
