import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { TournamentIssue } from "../../../../schemas/api/tournaments_desk";
import type { BonusRules } from "../../../../schemas/bonus_rules";
import { type TournamentContent, tournamentContent } from "../../../../schemas/tournament_content";
import { games } from "../../../games/catalogue/tables";
import { HttpError } from "../../../platform/api_error";
import type { Queryable } from "../../../platform/plugins/database";
import { sanitizeValue } from "../../../platform/sanitize";
import { promotions } from "../../promotions/tables";
import { databaseTime } from "../runs";

export type Checked = { content: TournamentContent; issues: [] } | { content: null; issues: TournamentIssue[] };

/** What keeps a tournament from being published: nothing may be promised that can't be paid. Its markup is made safe on the way. */
export async function checkContent(db: Queryable, typed: unknown): Promise<Checked> {
  const parsed = z.safeParse(tournamentContent, sanitizeValue(typed));
  if (!parsed.success)
    return {
      content: null,
      issues: parsed.error.issues.map(({ path, message }) => ({
        path: path.map((key) => (typeof key === "number" ? key : String(key))),
        code: "invalid" as const,
        message,
      })),
    };
  const content = parsed.data;
  const issues: TournamentIssue[] = [];
  if (!Object.values(content.name).some((name) => name?.trim()))
    issues.push({ path: ["name"], code: "no_name", message: "It needs a name" });
  if (content.endAt !== null && Date.parse(content.endAt) <= (await databaseTime(db)).getTime())
    issues.push({ path: ["endAt"], code: "over", message: "Its end has passed" });
  if (!isZone(content.zone)) issues.push({ path: ["zone"], code: "unknown_zone", message: "There is no such time zone" });
  issues.push(...wrongPlaces(content), ...(await unknownGames(db, content)), ...(await wrongPromotions(db, content)));
  return issues.length > 0 ? { content: null, issues } : { content, issues: [] };
}

/** The same, for who can't go on without. */
export async function requireReady(db: Queryable, typed: unknown): Promise<TournamentContent> {
  const { content, issues } = await checkContent(db, typed);
  if (content) return content;
  throw new HttpError(422, "tournament.not_ready", "The tournament can't be used as it is.", { data: { issues } });
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}

/** Each place wins one thing, and none before it is left out. */
function wrongPlaces({ prizes }: TournamentContent): TournamentIssue[] {
  let next = 1;
  return prizes.flatMap(({ fromPlace, toPlace }, index): TournamentIssue[] => {
    const isWrong = fromPlace !== next;
    const expected = next;
    next = toPlace + 1;
    return isWrong
      ? [{ path: ["prizes", index, "fromPlace"], code: "places", message: `It begins at ${expected}`, value: String(expected) }]
      : [];
  });
}

async function unknownGames(db: Queryable, { rules }: TournamentContent): Promise<TournamentIssue[]> {
  if (rules.games.length === 0) return [];
  const known = await db.select({ id: games.identifier }).from(games).where(inArray(games.identifier, rules.games));
  const have = new Set(known.map(({ id }) => id));
  return rules.games.flatMap((id, index): TournamentIssue[] =>
    have.has(id) ? [] : [{ path: ["rules", "games", index], code: "unknown_game", message: "There is no such game", value: id }],
  );
}

/** A prize is what a published promotion gives at once: whoever wins has nothing to do for it first. */
async function wrongPromotions(db: Queryable, { prizes }: TournamentContent): Promise<TournamentIssue[]> {
  const ids = prizes.flatMap(({ prizeType, promotionId }) => (prizeType === "BONUS" && promotionId ? [promotionId] : []));
  if (ids.length === 0) return [];
  const rows = await db.select().from(promotions).where(inArray(promotions.id, ids));
  return prizes.flatMap(({ prizeType, promotionId }, index): TournamentIssue[] => {
    if (prizeType !== "BONUS") return [];
    const offer = rows.find(({ id }) => id === promotionId);
    const path = ["prizes", index, "promotionId"];
    const value = String(promotionId ?? "");
    if (!offer || offer.version === 0 || !offer.rules)
      return [{ path, code: "unknown_promotion", message: "There is no such bonus", value }];
    return isGivenAtOnce(offer.rules)
      ? []
      : [{ path, code: "needs_deposit", message: "It is not given without a deposit or a loss", value }];
  });
}

export const isGivenAtOnce = ({ gives }: BonusRules): boolean =>
  gives.kind === "amount" || (gives.kind === "spins" && gives.minDeposit === null);
