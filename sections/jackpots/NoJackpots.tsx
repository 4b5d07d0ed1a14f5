import type { UseQueryResult } from "@tanstack/react-query";
import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { Icon } from "../../src/kit/ui/Icon";
import { RotateCw, TriangleAlert } from "../../src/kit/ui/icons";

interface Props {
  query: Pick<UseQueryResult, "isError" | "isFetching" | "refetch">;
  /** What there is none of. */
  kind: "jackpots" | "wins";
}

/** Jackpots that did not come, or that there are none of. */
export function NoJackpots({ query, kind }: Props) {
  const t = useT();
  if (!query.isError) {
    return (
      <EmptyState icon={<Icon name="trophy" />} title={t(`jackpots.empty.${kind}.title`)}>
        {t(`jackpots.empty.${kind}.text`)}
      </EmptyState>
    );
  }
  const retry = (
    <Button onClick={() => void query.refetch()} busy={query.isFetching && t("jackpots.loading")}>
      <RotateCw size={18} aria-hidden="true" />
      {t("jackpots.try_again")}
    </Button>
  );
  return (
    <EmptyState isBad icon={<TriangleAlert />} title={t("jackpots.failed.title")} action={retry}>
      {t("jackpots.failed.text")}
    </EmptyState>
  );
}
