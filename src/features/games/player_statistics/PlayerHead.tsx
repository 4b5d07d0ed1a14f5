import { useLanguage, useT, useText, useUser } from "../../../kit/session/hooks";
import { formatDate } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import type { Statistics } from "./statistics_query";
import css from "./Statistics.module.css";

/** The level of a player, and since when they are here; a ghost is told that nobody else sees it. */
export function PlayerHead({ statistics: { isOwn, userStats, loyaltyData } }: { statistics: Statistics }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const user = useUser();
  if (!userStats) return null;
  const month = formatDate(userStats.createdAt, language, { month: "long", year: "numeric" });
  const level = text(loyaltyData?.name);
  return (
    <div className={css.head}>
      <p>{level ? t("statistics.since_level", { level, month }) : t("statistics.since", { month })}</p>
      {isOwn && user?.ghostMode && (
        <p className={css.ghost}>
          <Icon name="ghost" size={18} />
          {t("statistics.you_hide")}
        </p>
      )}
    </div>
  );
}
