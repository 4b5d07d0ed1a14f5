import type { ErrorCode } from "../../../schemas/error_codes";

const known: readonly ErrorCode[] = [
  "page.check_failed",
  "page.archived",
  "page.not_found",
  "page.revision_not_found",
  "page.route_reserved",
];

/** Why a plan was not carried out, as a key of the words. */
export const planFailure = (code: string): string =>
  `plans.failure.${known.some((one) => one === code) ? code.replace(".", "_") : "other"}`;
