import { canCarry } from "../../src/layout/follow_redirect";
import { shapeOf } from "../../src/layout/route_shape";
import { pageName } from "../workplace/page_name";
import { useT, useWorkplace } from "../workplace/use_editor";
import { routeProblem } from "./route_problem";
import { useOverview } from "./usage/use_overview";

/** What is to be said of the address that the open page's draft has: why it can not be there, or what leads there later. */
export function useRouteWords(id: string, route: string): { words: string; isBad: boolean } | null {
  const t = useT();
  const { language } = useWorkplace();
  const pages = useOverview().data?.pages;
  if (!pages) return null;
  const problem = routeProblem(route, pages, id);
  if (problem) {
    const by = problem.kind === "taken" ? { name: pageName(problem.by, language) } : {};
    return { words: t(`pages.route_${problem.kind}`, by), isBad: true };
  }
  const live = pages.find((page) => page.id === id)?.publishedRoute;
  const isMoving = live !== null && live !== undefined && shapeOf(live) !== shapeOf(route) && canCarry(live, route);
  return isMoving ? { words: t("pages.route_after_publish", { route: live }), isBad: false } : null;
}
