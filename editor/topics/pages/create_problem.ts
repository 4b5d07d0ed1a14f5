import { ApiError } from "../../../src/kit/api/api_error";

/** Why a page was not made or moved, as a key of the words. */
export function createProblem(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "page.route_taken" || code === "page.id_taken") return "pages.taken";
  if (code === "page.route_reserved") return "pages.route_reserved";
  if (code === "page.preset_invalid") return "reuse.preset_invalid";
  if (code === "page.conflict") return "pages.conflict";
  if (code === "role.not_allowed") return "pages.administrators_only";
  return "pages.action_failed";
}
