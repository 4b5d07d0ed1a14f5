import { and, inArray, ne } from "drizzle-orm";
import type { PromotionIssue } from "../../../schemas/api/promotions_desk";
import { type PromotionContent, promotionContent } from "../../../schemas/promotion_content";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { sanitizeValue } from "../../platform/sanitize";
import { games } from "../../games/catalogue/tables";
import { coupons } from "../bonuses/tables";
import { codesOf } from "./content";

export type Checked = { content: PromotionContent; issues: [] } | { content: null; issues: PromotionIssue[] };

/** What keeps a promotion from being published; its markup is made safe on the way. */
export async function checkContent(db: Queryable, promotionId: number, typed: unknown): Promise<Checked> {
  const parsed = promotionContent.safeParse(sanitizeValue(typed));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path: path.map((key) => (typeof key === "number" ? key : String(key))),
      code: "invalid" as const,
      message,
    }));
    return { content: null, issues };
  }
  const content = parsed.data;
  const issues: PromotionIssue[] = [];
  const { banner, endAt, rules } = content;
  if (!Object.values(banner.bannerTitle ?? {}).some((title) => title?.trim()))
    issues.push({ path: ["banner", "bannerTitle"], code: "no_title", message: "It needs a title" });
  if (endAt !== null && Date.parse(endAt) <= Date.now())
    issues.push({ path: ["endAt"], code: "over", message: "Its end has passed" });
  if (rules?.byCoupon && content.coupons.length === 0)
    issues.push({ path: ["coupons"], code: "no_code", message: "Had by its code alone, and there is none" });
  issues.push(...(await codesOfOthers(db, promotionId, content)), ...(await unknownGames(db, content)));
  return issues.length > 0 ? { content: null, issues } : { content, issues: [] };
}

/** The same, for who can't go on without. */
export async function requireReady(db: Queryable, promotionId: number, typed: unknown): Promise<PromotionContent> {
  const { content, issues } = await checkContent(db, promotionId, typed);
  if (content) return content;
  throw new HttpError(422, "promotion.not_ready", "The promotion can't be published as it is.", { data: { issues } });
}

async function codesOfOthers(db: Queryable, promotionId: number, content: PromotionContent): Promise<PromotionIssue[]> {
  const codes = [...codesOf(content).keys()];
  if (codes.length === 0) return [];
  const taken = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(inArray(coupons.code, codes), ne(coupons.promotionId, promotionId)));
  return taken.map(({ code }) => ({
    path: ["coupons", Math.max(0, codes.indexOf(code)), "code"],
    code: "code_taken",
    message: "Another promotion has this code",
    value: code,
  }));
}

async function unknownGames(db: Queryable, { rules }: PromotionContent): Promise<PromotionIssue[]> {
  if (!rules) return [];
  const spins = rules.gives.kind === "spins" ? rules.gives.games : [];
  const named = [
    ...spins.map((id, index) => ({ id, path: ["rules", "gives", "games", index] })),
    ...rules.excludedGames.map((id, index) => ({ id, path: ["rules", "excludedGames", index] })),
  ];
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const known = await db.select({ id: games.identifier }).from(games).where(inArray(games.identifier, ids));
  const have = new Set(known.map(({ id }) => id));
  return named
    .filter(({ id }) => !have.has(id))
    .map(({ id, path }) => ({ path, code: "unknown_game", message: "There is no such game", value: id }));
}
