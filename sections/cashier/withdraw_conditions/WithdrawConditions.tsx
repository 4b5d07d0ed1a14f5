import { useQuery } from "@tanstack/react-query";
import { Conditions } from "../../../src/features/money/payout/Conditions";
import { conditionsQuery } from "../../../src/features/money/payout/payout_queries";
import { Purse } from "../../../src/features/money/payout/Purse";
import { useApi, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { CircleAlert } from "../../../src/kit/ui/icons";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "../History.module.css";
import type { Props } from "./schema";

/** What can be withdrawn, and what has to be done first (S-2.64); nothing for guests. */
export function WithdrawConditions({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const { data, isError, isFetching, refetch } = useQuery({ ...conditionsQuery(useApi()), enabled: isUser });
  if (!isUser) return <section {...root} hidden />;
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      {data ? (
        <>
          <Purse facts={data} />
          {data.conditions.length > 0 && <Conditions facts={data} />}
        </>
      ) : isError ? (
        <EmptyState
          isBad
          icon={<CircleAlert size={28} />}
          title={t("payout.failed")}
          action={
            <Button busy={isFetching && t("frame.loading")} onClick={() => void refetch()}>
              {t("history.failed.again")}
            </Button>
          }
        >
          {t("history.failed.text")}
        </EmptyState>
      ) : (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height="220px" />
        </div>
      )}
    </section>
  );
}
