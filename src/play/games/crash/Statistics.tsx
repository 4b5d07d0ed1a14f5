import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import { returnShare } from "../../rules/multiplier";
import css from "./CrashGame.module.css";
import { medianOf } from "./median_of";
import type { Flights } from "./join_flights";
import { useFlightState } from "./use_flights";

interface Props {
  flights: Flights;
  write: (hundredths: number) => string;
}

/** In hundredths. */
const heights = [150, 200, 500, 1_000];

/** What half of all flights reach. */
const medianChance = returnShare / 0.5;

/** How far the last flights came, beside how likely that is: what was says nothing of what comes. */
export function Statistics({ flights, write }: Props) {
  const { language, t } = useGame();
  const results = useFlightState(flights, (state) => state.results);
  if (results.length < 2) return null;
  const percent = (share: number) => formatNumber(share, language, { style: "percent", maximumFractionDigits: 1 });
  const median = medianOf(results.map(({ crashAt }) => crashAt));
  const highest = results.reduce((best, { crashAt }) => Math.max(best, crashAt), 0);
  return (
    <details className={css.statistics}>
      <summary>{t("in_game.crash.statistics.title", { count: results.length })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("in_game.crash.statistics.reached")}</th>
            <th scope="col">{t("in_game.crash.statistics.flights")}</th>
            <th scope="col">{t("in_game.crash.statistics.chance")}</th>
          </tr>
        </thead>
        <tbody>
          {heights.map((height) => (
            <tr key={height}>
              <th scope="row">{write(height)}</th>
              <td>{formatNumber(results.filter(({ crashAt }) => crashAt >= height).length, language)}</td>
              <td>{percent((100 * returnShare) / height)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t("in_game.crash.statistics.median", { multiplier: write(median), expected: write(100 * medianChance) })}{" "}
        {t("in_game.crash.statistics.highest", { multiplier: write(highest) })} {t("in_game.crash.statistics.note")}
      </p>
    </details>
  );
}
