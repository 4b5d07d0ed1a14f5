import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/** What somebody of the back office has to see to before it hurts a player; nothing where all is well. */
export const notices = z.object({
  /** How many accounts wait for a decision; null for who may not decide. */
  reviewsWaiting: z.nullable(z.int()),
  /** How many flights of crash the published chains are good for, where that is less than a week of them; null otherwise. */
  flightsLeft: z.nullable(z.int()),
});
export type Notices = z.output<typeof notices>;

export const getNotices = endpoint({
  method: "GET",
  path: "/api/backoffice/notices",
  role: "content_editor",
  summary: "What waits for somebody of the back office: accounts to decide about, and chains of crash that end.",
  answer: z.object({ notices }),
});
