import { useQuery } from "@tanstack/react-query";
import type { NavigationItem } from "../../../schemas/navigation";
import { useQueryContext, useT } from "../../../src/kit/session/hooks";
import css from "./MenuBadge.module.css";
import { openBonusesQuery, runningTournamentsQuery } from "./queries";

/** What is new or waits, beside an entry; nothing where there is nothing to say. */
export function MenuBadge({ badge }: { badge: NavigationItem["badge"] }) {
  const t = useT();
  if (badge === "promotions") return <OpenBonuses />;
  if (badge === "tournaments") return <Running />;
  return badge === "new" ? <span className={css.badge}>{t("menu.new")}</span> : null;
}

/** How many bonuses are open to the visitor (L-2.68). */
function OpenBonuses() {
  const t = useT();
  const { data } = useQuery(openBonusesQuery(useQueryContext()));
  const count = data?.bonus.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{t("menu.bonuses_waiting", { count })}</span>
    </span>
  );
}

/** A mark while at least one tournament runs (L-2.69). */
function Running() {
  const t = useT();
  const { data } = useQuery(runningTournamentsQuery(useQueryContext()));
  if (!data?.tournaments.count) return null;
  return <span className={css.badge}>{t("shell.live")}</span>;
}
