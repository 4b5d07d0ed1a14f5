import { useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { Formula } from "../Formula";
import { LoyaltyFailed } from "../LoyaltyFailed";
import { PointsList } from "../PointsList";
import { useLoyalty } from "../use_loyalty";
import css from "../Loyalty.module.css";
import type { Props } from "./schema";

/** How points are made, computed with the player's own last games, and where theirs came from. */
export function LoyaltyPoints({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const query = useLoyalty();
  const { data } = query;
  if (data && data.levels.length === 0) return <section {...root} hidden />;
  return (
    <section {...root} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("loyalty.formula.how")} />
      {query.isPending && <Skeleton height="320px" />}
      {query.isError && !data && <LoyaltyFailed query={query} />}
      {data && (
        <div className={css.panel} data-pair={(props.showHistory && isUser) || undefined}>
          <Formula club={data} />
          {props.showHistory && isUser && <PointsList />}
        </div>
      )}
    </section>
  );
}
