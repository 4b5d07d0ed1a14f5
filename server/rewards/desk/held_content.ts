import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { BonusRules } from "../../../schemas/bonus_rules";
import type { TournamentContent } from "../../../schemas/tournament_content";
import { games } from "../../games/catalogue/tables";
import type { Queryable } from "../../platform/plugins/database";
import { sanitizeValue } from "../../platform/sanitize";
import type { promotions } from "../promotions/tables";
import { databaseTime } from "../tournaments/runs";

/*
 * What the desk does alike with whatever is held from time to time: tournaments and missions.
 */

interface Issue<Code extends string> {
  path: (string | number)[];
  code: Code;
  message: string;
  value?: string;
}

/** What was typed with its markup made safe, or where it is none, by field. */
export function parseContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  typed: unknown,
): { content: z.output<Schema>; issues: [] } | { content: null; issues: Issue<"invalid">[] } {
  const parsed = z.safeParse(schema, sanitizeValue(typed));
  if (parsed.success) return { content: parsed.data, issues: [] };
  return {
    content: null,
    issues: parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === "number" ? key : String(key))),
      code: "invalid",
      message,
    })),
  };
}

interface Held {
  name: Readonly<Record<string, string | undefined>>;
  zone: string;
  endAt: string | null;
}

/** Without a name, over before it begins, or by the clocks of nowhere. */
export async function heldIssues(
  db: Queryable,
  { name, zone, endAt }: Held,
): Promise<Issue<"no_name" | "over" | "unknown_zone">[]> {
  const issues: Issue<"no_name" | "over" | "unknown_zone">[] = [];
  if (!Object.values(name).some((words) => words?.trim()))
    issues.push({ path: ["name"], code: "no_name", message: "It needs a name" });
  if (endAt !== null && Date.parse(endAt) <= (await databaseTime(db)).getTime())
    issues.push({ path: ["endAt"], code: "over", message: "Its end has passed" });
  if (!isZone(zone)) issues.push({ path: ["zone"], code: "unknown_zone", message: "There is no such time zone" });
  return issues;
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}

/** The games of a list that there are none of; `at` is where the list is. */
export async function unknownGames(
  db: Queryable,
  named: readonly string[],
  at: readonly string[],
): Promise<Issue<"unknown_game">[]> {
  if (named.length === 0) return [];
  const known = await db
    .select({ id: games.identifier })
    .from(games)
    .where(inArray(games.identifier, [...named]));
  const have = new Set(known.map(({ id }) => id));
  return named.flatMap((id, index): Issue<"unknown_game">[] =>
    have.has(id) ? [] : [{ path: [...at, index], code: "unknown_game", message: "There is no such game", value: id }],
  );
}

type Offer = Pick<typeof promotions.$inferSelect, "version" | "rules">;

/** A prize or reward is what a published promotion gives at once: whoever has it coming has nothing to do for it first. */
export function wrongPromotion(
  offer: Offer | undefined,
  { path, value }: Pick<Issue<string>, "path" | "value">,
): Issue<"unknown_promotion" | "needs_deposit">[] {
  if (!offer || offer.version === 0 || !offer.rules)
    return [{ path, code: "unknown_promotion", message: "There is no such bonus", value }];
  return isGivenAtOnce(offer.rules)
    ? []
    : [{ path, code: "needs_deposit", message: "It is not given without a deposit or a loss", value }];
}

const isGivenAtOnce = ({ gives }: BonusRules): boolean =>
  gives.kind === "amount" || (gives.kind === "spins" && gives.minDeposit === null);

interface Row {
  key: string;
  version: number;
  isClosed: boolean;
  content: { name: Name; repeats: Repeats } | null;
}
interface Draft {
  publishAt: Date | null;
  content: Readonly<Record<string, unknown>>;
}
type Name = TournamentContent["name"];
type Repeats = TournamentContent["repeats"];

/** A line of the desk's list: its periods are given the newest first. */
export function lineOf<Run extends { status: string }>(
  { key, content, version, isClosed }: Row,
  draft: Draft | null,
  runs: readonly Run[],
) {
  const running = runs.find(({ status }) => status === "IN-PROGRESS");
  const next = runs.findLast(({ status }) => status === "UPCOMING");
  const ended = isClosed ? ("closed" as const) : ("ended" as const);
  const state = version === 0 ? ("draft" as const) : running ? ("running" as const) : next ? ("planned" as const) : ended;
  const typed = draft?.content["name"];
  return {
    key,
    name: content?.name ?? (typeof typed === "object" && typed !== null ? (typed as Name) : null), // as it was typed
    state,
    repeats: content?.repeats ?? null,
    version,
    hasDraft: draft !== null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    run: running ?? next ?? runs[0] ?? null,
  };
}
