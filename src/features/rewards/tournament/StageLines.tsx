import type { TournamentRules } from "../../../../schemas/tournament_rules";
import { pointsOfPlace } from "../../../layout/tournament_stages";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatOrdinal } from "../../../kit/ui/ordinal";
import { formatMetric } from "./metric";
import css from "./Tournament.module.css";

/** What decides a stage, and the points of its places: those that bring as many stand together. */
export function StageLines({ rules }: { rules: TournamentRules }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <div>
        <dt>{t("tournaments.stage_by")}</dt>
        <dd>{t(`tournaments.metric.${rules.stageBy}`)}</dd>
      </div>
      {alike(rules.placePoints).map(({ from, to, points }) => (
        <div key={from}>
          <dt>{t("tournaments.place", { place: from === to ? from : `${from}–${to}` })}</dt>
          <dd>+{formatMetric(points, "pointsPerPlace", language)}</dd>
        </div>
      ))}
    </>
  );
}

/** Two stages of somebody, added up by the same rules. */
export function StageExample({ rules }: { rules: TournamentRules }) {
  const t = useT();
  const language = useLanguage();
  const other = Math.min(3, rules.placePoints.length);
  return (
    <p className={css.sum}>
      <small>{t("tournaments.example")}</small>
      {t("tournaments.example_stages", { one: formatOrdinal(1, language), other: formatOrdinal(other, language) })}{" "}
      <b>{formatMetric(pointsOfPlace(rules, 1) + pointsOfPlace(rules, other), "pointsPerPlace", language)}</b>
    </p>
  );
}

/** Places next to each other that bring as many points. */
function alike(placePoints: readonly number[]): { from: number; to: number; points: number }[] {
  const ranges: { from: number; to: number; points: number }[] = [];
  for (const [index, points] of placePoints.entries()) {
    const last = ranges.at(-1);
    if (last?.points === points) last.to = index + 1;
    else ranges.push({ from: index + 1, to: index + 1, points });
  }
  return ranges;
}
