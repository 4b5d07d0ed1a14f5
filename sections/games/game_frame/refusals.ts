import type { FailureCode } from "../../../src/kit/api/api_error";

/** What the server says of games that it does not open. */
const refusals = {
  "game.not_connected": "not_connected",
  "game.restricted": "restricted",
  "market.not_served": "not_served",
  "consents.required": "consents",
  "currency.not_offered": "currency",
  "identity.required": "identity",
  "profile.incomplete": "details",
  "limit.required": "limit",
  "limit.reached": "used_up",
  "game.no_demo": "no_demo",
  "session.required": "sign_in",
} as const satisfies Partial<Record<FailureCode, string>>;

const isRefusal = (code: FailureCode | undefined): code is keyof typeof refusals => code !== undefined && code in refusals;

/** The words in `game_page.refused` for why a game does not open. */
export const reasonOf = (code: FailureCode | undefined) => (isRefusal(code) ? refusals[code] : "failed");
