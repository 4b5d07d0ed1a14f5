import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { CircleAlert, SearchX } from "../../../kit/ui/icons";

interface Props {
  /** The server has answered, and has no such payment of this player's: asking again would not help. */
  isUnknown: boolean;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** In the place of a payment that did not come, or does not exist. */
export function NoPayment({ isUnknown, query: { isFetching, refetch } }: Props) {
  const t = useT();
  if (isUnknown) {
    return (
      <EmptyState isBad icon={<SearchX size={28} />} title={t("history.unknown.title")}>
        {t("history.unknown.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isBad
      icon={<CircleAlert size={28} />}
      title={t("history.failed.one")}
      action={
        <Button busy={isFetching && t("frame.loading")} onClick={() => void refetch()}>
          {t("history.failed.again")}
        </Button>
      }
    >
      {t("history.failed.text")}
    </EmptyState>
  );
}
