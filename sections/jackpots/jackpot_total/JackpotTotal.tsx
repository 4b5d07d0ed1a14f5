import { useRef, useState } from "react";
import { useT, useText } from "../../../src/kit/session/hooks";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { HoldAmounts } from "../HoldAmounts";
import css from "../Jackpots.module.css";
import { NoJackpots } from "../NoJackpots";
import { TickingMoney } from "../../../src/features/games/jackpots/TickingMoney";
import { useJackpots } from "../../../src/features/games/jackpots/use_jackpots";
import type { Props } from "./schema";
import { totalOf } from "./total_of";

/** What one jackpot holds, or all of them together, growing while one looks (S-2.53). */
export function JackpotTotal({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const query = useJackpots(element);
  const [isHeld, setHeld] = useState(false);
  const total = query.data && totalOf(query.data.jackpots, props);
  const only = total?.counted.length === 1 ? total.counted[0] : undefined;
  if (!total && !query.isPending) {
    return (
      <section {...root} ref={element}>
        <NoJackpots query={query} kind="jackpots" />
      </section>
    );
  }
  return (
    <section {...root} ref={element} className={css.total} aria-busy={query.isPending}>
      <h2>{text(props.title) || (only ? text(only.name) : t("jackpots.total"))}</h2>
      <p className={css.sum}>
        {total ? (
          <TickingMoney key={total.currencyCode} amount={total.amount} currency={total.currencyCode} isHeld={isHeld} />
        ) : (
          <Skeleton width="9em" height="1em" />
        )}
      </p>
      <p className={css.note}>{query.isLate ? t("jackpots.late") : t("jackpots.note")}</p>
      <div className={css.hold}>
        <HoldAmounts isHeld={isHeld} onToggle={() => setHeld(!isHeld)} />
      </div>
    </section>
  );
}
