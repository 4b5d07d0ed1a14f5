import { useT, useText } from "../../../src/kit/session/hooks";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { Icon } from "../../../src/kit/ui/Icon";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { Levels } from "../Levels";
import { LoyaltyFailed } from "../LoyaltyFailed";
import { useLoyalty } from "../use_loyalty";
import css from "../Loyalty.module.css";
import type { Props } from "./schema";

/** The levels and what each brings, as the back office has set them (S-2.20). */
export function LoyaltyLevels({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const query = useLoyalty();
  const { data } = query;
  return (
    <section {...root} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("loyalty.levels")} />
      {query.isPending && <Skeleton height="210px" />}
      {query.isError && !data && <LoyaltyFailed query={query} />}
      {data && data.levels.length === 0 && (
        <EmptyState icon={<Icon name="crown" />} title={t("loyalty.no_club")}>
          {t("loyalty.no_club_text")}
        </EmptyState>
      )}
      {data && data.levels.length > 0 && (
        <Levels levels={data.levels} own={data.own} currency={data.giftCurrencyCode} columns={props.columns} />
      )}
    </section>
  );
}
