import { useQuery } from "@tanstack/react-query";
import { BonusCards, BonusFoot, useBonusChoice } from "../../../src/features/money/cashier/deposit/BonusStep";
import { bonusesIn, depositBonusesQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import { useQueryContext, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button } from "../../../src/kit/ui/Button";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { TicketPercent, TriangleAlert } from "../../../src/kit/ui/icons";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "./DepositBonusSelect.module.css";
import type { Props } from "./schema";

/** The choice of a bonus for a deposit, alone: it leads to the deposit page with the answer (S-2.59). */
export function DepositBonusSelect({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const user = useUser();
  const { go, isCanvas } = useServices();
  const deposit = usePageAddress()("deposit");
  const answer = useQuery({ ...depositBonusesQuery(useQueryContext()), enabled: user !== null });
  const promotions = user ? bonusesIn(answer.data?.bonus.rows ?? [], user.currencyCode) : [];
  const choice = useBonusChoice(promotions);
  if (!user) return <section {...root} hidden />;
  const leave = (bonusId: number | null) => !isCanvas && go(bonusId === null ? `${deposit}?ab=1` : `${deposit}?b=${bonusId}`);
  return (
    <section {...root} className={css.block}>
      <SectionHead title={text(props.title) || t("cashier.bonus.title")} />
      {answer.isPending ? (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height="204px" />
        </div>
      ) : answer.isError && !answer.data ? (
        <EmptyState
          isBad
          icon={<TriangleAlert />}
          title={t("cashier.bonus.failed")}
          action={
            <div className={css.ways}>
              <Button busy={answer.isFetching && t("cashier.trying")} onClick={() => void answer.refetch()}>
                {t("cashier.try_again")}
              </Button>
              <Button look="ghost" onClick={() => leave(null)}>
                {t("cashier.bonus.leave")}
              </Button>
            </div>
          }
        >
          {t("cashier.bonus.nothing_text")}
        </EmptyState>
      ) : promotions.length === 0 ? (
        <EmptyState icon={<TicketPercent />} title={t("cashier.bonus.nothing")}>
          {t("cashier.bonus.nothing_text")}
        </EmptyState>
      ) : (
        <div className={css.box}>
          <BonusCards promotions={promotions} layout={props.layout} currency={user.currencyCode} choice={choice} />
          <BonusFoot choice={choice} onChoose={leave} />
        </div>
      )}
    </section>
  );
}
