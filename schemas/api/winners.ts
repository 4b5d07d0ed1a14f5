import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { winner } from "../live";

const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10);
const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(["true", "false", "1", "0", ""])]),
    z.transform((value): boolean => value === true || value === "true" || value === "1"),
  ),
  false,
);
/** A day, `2026-11-22`, or an instant, ISO 8601. */
const date = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/)));

const window = z.object({
  limit,
  startDate: date,
  /** A day counts to its end. */
  endDate: date,
  /** The best win of each player alone. */
  showBestResult: flag,
});

const current = z.object({ currentWinners: z.array(winner) });
const top = z.object({ topWinners: z.array(winner) });

/** L-7.29. */
export const getCurrentWinners = endpoint({
  method: "GET",
  path: "/api/user/get-current-winners",
  role: "public",
  summary: "The latest wins, newest first; the name is empty for who hides.",
  query: z.object({ limit }),
  answer: current,
});

/** L-7.29, L-6.11. */
export const getMyLatestWins = endpoint({
  method: "GET",
  path: "/api/user/get-my-latest-wins",
  role: "player",
  summary: "The caller's latest wins, newest first.",
  query: z.object({ limit }),
  answer: current,
});

/** L-7.30. */
export const getTopWinners = endpoint({
  method: "GET",
  path: "/api/user/get-top-winners",
  role: "public",
  summary: "The highest wins of a time, compared in the site's own currency.",
  query: window,
  answer: top,
});

/** L-7.30, L-6.11. */
export const getMyTopWins = endpoint({
  method: "GET",
  path: "/api/user/get-my-top-wins",
  role: "player",
  summary: "The caller's highest wins of a time.",
  query: window,
  answer: top,
});
