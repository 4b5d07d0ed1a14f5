import { rowLimits } from "./board_options";
import { useKeptChoice } from "./use_kept_choice";

const options = rowLimits.map(String);

/** How many rows somebody wants to see, on every board of this browser (C-5.55, C-9.28). */
export function useRowLimit(first: number) {
  const [chosen, choose] = useKeptChoice("leaderboard-rows", options, String(first));
  return [Number(chosen), (limit: number) => choose(String(limit))] as const;
}
