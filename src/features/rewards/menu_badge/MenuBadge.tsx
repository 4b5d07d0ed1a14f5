import { useQuery } from "@tanstack/react-query";
import type { NavigationItem } from "../../../../schemas/navigation";
import { useApi, useT } from "../../../kit/session/hooks";
import css from "./MenuBadge.module.css";
import { openBonusesQuery } from "./open_bonuses_query";
import { runningTournamentsQuery } from "./running_tournaments_query";

/** The live figure beside an entry; nothing where there is nothing to say. */
export function MenuBadge({ badge }: { badge: NavigationItem["badge"] }) {
  const t = useT();
  if (badge === "promotions") return <OpenBonuses />;
  if (badge === "tournaments") return <Running />;
  if (badge === "new") return <span className={css.badge}>{t("shell.new")}</span>;
  return null;
}

/** How many bonuses of types freespins, deposit and no_deposit are open to the visitor (L-2.68). */
function OpenBonuses() {
  const t = useT();
  const { data } = useQuery(openBonusesQuery(useApi()));
  const count = data?.bonus.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="visually-hidden">{t("shell.bonuses_waiting", { count })}</span>
    </span>
  );
}

/** A mark while at least one tournament runs (L-2.69). */
function Running() {
  const t = useT();
  const { data } = useQuery(runningTournamentsQuery(useApi()));
  if (!data?.tournaments.count) return null;
  return <span className={css.badge}>{t("shell.live")}</span>;
}
