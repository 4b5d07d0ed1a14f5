import { useSettings, useT } from "../../src/kit/session/hooks";
import { Button, ButtonLink } from "../../src/kit/ui/Button";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { Icon } from "../../src/kit/ui/Icon";
import { RotateCw, TriangleAlert } from "../../src/kit/ui/icons";
import type { Winners } from "./use_winners";

/** A list without winners: they did not come, nobody won yet, or a guest asks for their own. Null where there are some. */
export function NoWinners({ list: { query, isAllowed, winners }, isMine }: { list: Winners; isMine: boolean }) {
  const t = useT();
  const { loginOff } = useSettings();
  if (!isAllowed) {
    const logIn = !loginOff && (
      <ButtonLink href="?modal=login" look="primary">
        {t("winners.log_in")}
      </ButtonLink>
    );
    return (
      <EmptyState icon={<Icon name="trophy" />} title={t("winners.guest.title")} action={logIn}>
        {t("winners.guest.text")}
      </EmptyState>
    );
  }
  if (winners.length > 0) return null;
  if (query.isError) {
    const retry = (
      <Button onClick={() => void query.refetch()} busy={query.isFetching && t("winners.loading")}>
        <RotateCw size={18} aria-hidden="true" />
        {t("winners.try_again")}
      </Button>
    );
    return (
      <EmptyState isBad icon={<TriangleAlert />} title={t("winners.failed.title")} action={retry}>
        {t("winners.failed.text")}
      </EmptyState>
    );
  }
  if (query.isPending) return null;
  return (
    <EmptyState icon={<Icon name="trophy" />} title={t(isMine ? "winners.empty.mine" : "winners.empty.title")}>
      {t("winners.empty.text")}
    </EmptyState>
  );
}
