import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { id } from "../page";

/** What can happen on the site at a time. */
export const momentKinds = [
  "goes_live",
  "goes_off",
  "opens",
  "closes",
  "tournament_starts",
  "tournament_ends",
  "promotion_starts",
  "promotion_ends",
] as const;

const moment = z.object({
  /** An instant. */
  at: z.string(),
  kind: z.enum(momentKinds),
  /** The page that is published or taken off, or whose section it is. */
  pageId: z.nullable(id),
  /** The section that is shown or hidden then, or holds the banner that is. */
  sectionId: z.nullable(z.string()),
  /** What the desk knows the tournament or promotion by; null for pages, and for a run whose plan is gone. */
  deskId: z.nullable(z.int()),
  /** Which draft goes live. */
  revision: z.nullable(z.int()),
  /** Whether the page's newest draft says so, which is not what is on the site. */
  isDraft: z.boolean(),
  /** What a section, tournament or promotion is called: a name, or a text by language. */
  name: z.unknown(),
});
export type Moment = z.output<typeof moment>;

/** So many are told at once. */
export const mostMoments = 3_000;
/** How much may be asked for at once, in ms: 100 days. */
const mostTime = 100 * 86_400_000;

const instant = z.iso.datetime({ offset: true });
const isSpan = ({ from, until }: { from: string; until: string }) => {
  const time = Date.parse(until) - Date.parse(from);
  return time > 0 && time <= mostTime;
};

export const getSiteCalendar = endpoint({
  method: "GET",
  path: "/api/backoffice/site_calendar",
  role: "content_editor",
  summary:
    "What happens on the whole site in a time, in its order: pages planned to go live or off, sections and banners of the newest drafts shown and hidden by their schedules, tournaments and promotions that start and end. 400 where it is over 100 days or ends before it starts.",
  query: z
    .object({ from: instant, until: instant })
    .check(z.refine(isSpan, "a time of at most 100 days, which ends after it starts")),
  answer: z.object({
    moments: z.array(moment),
    /** How many there are, told or not. */
    count: z.int(),
  }),
});
