import * as z from "zod/mini";
import { endpoint } from "../endpoint";

const referral = z.object({
  /** The whole address to give to friends. */
  link: z.string(),
  /** The same to be scanned: dark modules as a path in a square of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
  visits: z.int(),
  registrations: z.int(),
  /** In the account's currency. */
  revenue: z.number(),
  currencyCode: z.string(),
});
export type Referral = z.output<typeof referral>;

export const getReferral = endpoint({
  method: "GET",
  path: "/api/user/get-referral",
  role: "player",
  summary:
    "The caller's link for friends, made when it is first asked for, and what came of it (C-3.12); 404 where the site has no referral.",
  answer: z.object({ referral }),
});
