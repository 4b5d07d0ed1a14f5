import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { RotateCw, TriangleAlert } from "../../src/kit/ui/icons";

interface Props {
  /** Whose words say what did not come. */
  of: "games" | "lobby";
  onRetry: () => unknown;
  isBusy: boolean;
}

/** Games or categories that did not come: what happened, and another try. */
export function NotLoaded({ of, onRetry, isBusy }: Props) {
  const t = useT();
  const retry = (
    <Button onClick={() => onRetry()} busy={isBusy && t("games.loading")}>
      <RotateCw size={18} aria-hidden="true" />
      {t("games.try_again")}
    </Button>
  );
  return (
    <EmptyState isBad icon={<TriangleAlert />} title={t(`${of}.failed.title`)} action={retry}>
      {t(`${of}.failed.text`)}
    </EmptyState>
  );
}
