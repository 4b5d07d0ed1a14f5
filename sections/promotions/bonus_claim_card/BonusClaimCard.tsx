import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useT, useText, useUser } from "../../../src/kit/session/hooks";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Check, TicketX } from "../../../src/kit/ui/icons";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { PromotionCard } from "../PromotionCard";
import { PromotionsFailed } from "../PromotionsFailed";
import { offerQuery } from "../promotions_query";
import css from "./BonusClaimCard.module.css";
import type { Props } from "./schema";

/** One offer to claim; claimed, its picture gives way to another one and a label (S-2.28, L-4.17). */
export function BonusClaimCard({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const user = useUser();
  const promotions = useQuery(offerQuery(props.bonusId, useQueryContext()));
  const promotion = promotions.data?.bonus.rows.find(({ bonusId }) => bonusId === props.bonusId);
  const isClaimed = user?.activeBonus?.bonusId === props.bonusId;
  return (
    <section {...root} className={css.section} aria-busy={promotions.isPending}>
      <SectionHead title={text(props.title)} />
      {isClaimed ? (
        <div className={css.claimed}>
          {props.claimedImage?.src && <Picture image={props.claimedImage} alt="" sizes="320px" />}
          <p>
            <Check size={18} aria-hidden="true" />
            {text(props.label) || t("offer.claim.running")}
          </p>
        </div>
      ) : promotions.isPending ? (
        <Skeleton height="320px" />
      ) : promotions.isError ? (
        <PromotionsFailed onRetry={() => promotions.refetch()} isBusy={promotions.isFetching} />
      ) : promotion ? (
        <PromotionCard promotion={promotion} />
      ) : (
        <EmptyState icon={<TicketX />} title={t("promotions.missing.title")}>
          {t("promotions.missing.text")}
        </EmptyState>
      )}
    </section>
  );
}
