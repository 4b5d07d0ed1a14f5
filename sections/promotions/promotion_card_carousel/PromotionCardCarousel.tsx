import { useQuery } from "@tanstack/react-query";
import { useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { TicketPercent } from "../../../src/kit/ui/icons";
import { ScrollRow } from "../../../src/kit/ui/ScrollRow";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { PromotionCard } from "../PromotionCard";
import { PromotionsFailed } from "../PromotionsFailed";
import { plainPromotions } from "../promotions_query";
import css from "./PromotionCardCarousel.module.css";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** Promotions as cards to swipe through (S-2.29, L-2.32). */
export function PromotionCardCarousel({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { isCanvas } = useServices();
  const { data, isPending, isError, isFetching, refetch } = useQuery(listQuery(props, useQueryContext()));
  const title = text(props.title);
  const words = {
    back: t("carousel.previous"),
    forward: t("carousel.next"),
    pause: t("carousel.pause"),
    play: t("carousel.play"),
  };
  const promotions = plainPromotions(data?.bonus.rows ?? []);
  const cards = isPending
    ? [0, 1, 2, 3].map((place) => <Skeleton key={place} height="320px" />)
    : promotions.map((promotion) => <PromotionCard key={promotion.bonusId} promotion={promotion} />);
  return (
    <section {...root} className={css.section} aria-busy={isPending}>
      {isError && <PromotionsFailed onRetry={() => refetch()} isBusy={isFetching} />}
      {data && promotions.length === 0 && (
        <EmptyState icon={<TicketPercent />} title={t("promotions.empty.title")}>
          {t("promotions.empty.text")}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <ScrollRow
          title={title}
          label={t("promotions.all")}
          size="wide"
          words={words}
          autoplayMs={isCanvas || props.autoplayMs === 0 ? undefined : props.autoplayMs}
        >
          {cards}
        </ScrollRow>
      )}
    </section>
  );
}
