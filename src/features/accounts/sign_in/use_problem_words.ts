import { useT } from "../../../kit/session/hooks";
import type { Problem } from "./problem_of";

export function useProblemWords() {
  const t = useT();
  return (problem: Problem) => ("key" in problem ? t(problem.key) : problem.message);
}
