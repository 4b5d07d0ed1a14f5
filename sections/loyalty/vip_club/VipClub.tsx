import { useT, useText } from "../../../src/kit/session/hooks";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { Formula } from "../Formula";
import { levelColumns, Levels } from "../Levels";
import { LoyaltyFailed } from "../LoyaltyFailed";
import { useLoyalty } from "../use_loyalty";
import css from "../Loyalty.module.css";
import type { Props } from "./schema";

/** The club in one block: what the house says of it, its levels, and how points are made (S-2.21). */
export function VipClub({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const query = useLoyalty();
  const { data } = query;
  const body = text(props.body);
  return (
    <section {...root} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("loyalty.club")} />
      {body && <RichText html={body} className={css.body} />}
      {query.isPending && <Skeleton height="320px" />}
      {query.isError && !data && <LoyaltyFailed query={query} />}
      {data && data.levels.length > 0 && (
        <>
          {props.levels && <Levels levels={data.levels} own={data.own} currency={data.giftCurrencyCode} columns={levelColumns} />}
          <div className={css.panel}>
            <Formula club={data} />
          </div>
        </>
      )}
    </section>
  );
}
