import type { UseQueryResult } from "@tanstack/react-query";
import type { CSSProperties, ReactNode } from "react";
import type { getAllBonus, Promotion } from "../../schemas/api/promotions";
import type { AnswerOf } from "../../src/kit/api/api";
import { useT } from "../../src/kit/session/hooks";
import { EmptyState } from "../../src/kit/ui/EmptyState";
import { TicketPercent } from "../../src/kit/ui/icons";
import { SectionHead } from "../../src/kit/ui/SectionHead";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import type { SectionRoot } from "../define_section";
import { PromotionCard } from "./PromotionCard";
import css from "./PromotionGrid.module.css";
import { PromotionsFailed } from "./PromotionsFailed";
import { plainPromotions } from "./promotions_query";

interface Props {
  root: SectionRoot;
  title: string;
  promotions: UseQueryResult<AnswerOf<typeof getAllBonus>>;
  columns: { m: number; t: number; d: number };
  limit: number;
  skeleton: number;
  look?: "card" | "wide" | "compact";
  /** One row to swipe on phones. */
  isForetaste?: boolean;
  /** It does something before anybody touches it. */
  isAlive?: boolean;
  /** At the end of the head. */
  end?: ReactNode;
  /** Between head and cards. */
  children?: ReactNode;
  empty?: { title: string; text: string };
  renderCard?: (promotion: Promotion) => ReactNode;
}

/** Promotions as a grid of cards with every state: on their way, failed, none, there (L-8.19, L-9.18). */
export function PromotionGrid({
  root,
  title,
  promotions,
  columns: { m, t, d },
  limit,
  skeleton,
  isAlive,
  end,
  children,
  ...rest
}: Props) {
  return (
    <section
      {...root}
      className={css.list}
      data-alive={isAlive || undefined}
      style={{ "--m": m, "--t": t, "--d": d } as CSSProperties}
      aria-busy={promotions.isPending}
    >
      <SectionHead title={title}>{end}</SectionHead>
      {children}
      {promotions.isError && <PromotionsFailed onRetry={() => promotions.refetch()} isBusy={promotions.isFetching} />}
      {promotions.isPending && <Placeholders count={skeleton} />}
      {promotions.isSuccess && (
        <PromotionCards promotions={plainPromotions(promotions.data.bonus.rows).slice(0, limit)} {...rest} />
      )}
    </section>
  );
}

type CardProps = Pick<Props, "look" | "isForetaste" | "empty" | "renderCard"> & { promotions: readonly Promotion[] };

export function PromotionCards({ promotions, look = "card", isForetaste, empty, renderCard }: CardProps) {
  const t = useT();
  if (promotions.length === 0)
    return (
      <EmptyState icon={<TicketPercent />} title={empty?.title ?? t("promotions.empty.title")}>
        {empty?.text ?? t("promotions.empty.text")}
      </EmptyState>
    );
  return (
    <ul className={`${css.grid} ${isForetaste ? css.strip : ""}`}>
      {promotions.map((promotion) => (
        <li key={promotion.bonusId}>
          {renderCard ? renderCard(promotion) : <PromotionCard promotion={promotion} look={look} />}
        </li>
      ))}
    </ul>
  );
}

export const Placeholders = ({ count }: { count: number }) => (
  <ul className={css.grid}>
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>
        <Skeleton height="320px" />
      </li>
    ))}
  </ul>
);
