import { useQuery } from "@tanstack/react-query";
import { TicketPercent } from "../../../src/ui/icons";
import type { CSSProperties } from "react";
import type { Promotion } from "../../../schemas/api/promotions";
import { useQueryContext, useT, useText } from "../../../src/session/hooks";
import { useLink } from "../../../src/session/use_link";
import { ButtonLink } from "../../../src/ui/Button";
import { EmptyState } from "../../../src/ui/EmptyState";
import { SectionHead } from "../../../src/ui/SectionHead";
import { Skeleton } from "../../../src/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { plainPromotions } from "../promotions_query";
import { PromotionCard } from "../PromotionCard";
import { PromotionsFailed } from "../PromotionsFailed";
import css from "./PromotionList.module.css";
import { listQuery } from "./queries";
import type { Props } from "./schema";

/** The promotions open to whoever looks, as a grid (S-1.19, L-2.32). */
export function PromotionList({ props, root }: SectionProps<Props>) {
  const text = useText();
  const promotions = useQuery(listQuery(props, useQueryContext()));
  const { m, t, d } = props.columns;
  return (
    <section
      {...root}
      className={css.list}
      style={{ "--m": m, "--t": t, "--d": d } as CSSProperties}
      aria-busy={promotions.isPending}
    >
      <SectionHead title={text(props.title)}>{props.showAll && <ShowAll link={props.showAll} />}</SectionHead>
      {promotions.isError && <PromotionsFailed onRetry={() => promotions.refetch()} isBusy={promotions.isFetching} />}
      {promotions.isPending && <Placeholders count={props.skeleton} />}
      {promotions.isSuccess && (
        <Cards
          promotions={plainPromotions(promotions.data.bonus.rows).slice(0, props.limit)}
          isForetaste={props.showAll !== undefined}
        />
      )}
    </section>
  );
}

function Cards({ promotions, isForetaste }: { promotions: Promotion[]; isForetaste: boolean }) {
  const t = useT();
  if (promotions.length === 0) {
    return (
      <EmptyState icon={<TicketPercent />} title={t("promotions.empty.title")}>
        {t("promotions.empty.text")}
      </EmptyState>
    );
  }
  return (
    <ul className={`${css.grid} ${isForetaste ? css.strip : ""}`}>
      {promotions.map((promotion) => (
        <li key={promotion.bonusId}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

const Placeholders = ({ count }: { count: number }) => (
  <ul className={css.grid}>
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>
        <Skeleton height="232px" />
      </li>
    ))}
  </ul>
);

function ShowAll({ link }: { link: NonNullable<Props["showAll"]> }) {
  const t = useT();
  const anchor = useLink();
  return (
    <ButtonLink look="ghost" size="small" {...anchor(link)}>
      {t("promotions.all")}
    </ButtonLink>
  );
}
