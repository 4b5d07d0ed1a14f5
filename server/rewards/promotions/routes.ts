import type { FastifyInstance } from "fastify";
import { listPromotions as listPromotionsForEditing } from "../../../schemas/api/backoffice_promotions";
import { getAllBonus } from "../../../schemas/api/promotions";
import { type BonusType, bonusType } from "../../../schemas/bonus_type";
import { invalidRequest } from "../../platform/api_error";
import { route } from "../../platform/route";
import { isResting } from "../bonuses/claim";
import { offersByCoupon, type OpenedBy } from "../bonuses/coupon_offers";
import { withTerms } from "../bonuses/list_offers";
import { zoneOf } from "../../accounts/markets/zone_of";
import { isOpenTo, toPromotion } from "./promotion_answer";
import { listAllPromotions, listPromotions, type PromotionRow } from "./queries";

export async function promotionRoutes(app: FastifyInstance): Promise<void> {
  route(app, getAllBonus, async ({ query, request }) => {
    const viewer = await app.viewerOf(request);
    const asked = { ...viewer, now: instantOf(query.calendarDateTime) ?? viewer.now };
    const user = (await request.session())?.user ?? null;
    if (user && (await isResting(app, app.db, user))) return { bonus: { count: 0, rows: [] } };
    const types = query.isDeposit === "true" || query.isDeposit === "1" ? (["deposit"] as const) : typesOf(query.type);
    const rows = await listPromotions(app.db, { types, bannerKey: query.bannerKey, id: idOf(query.b) });
    const codes =
      query.coupon === undefined
        ? new Map<number, OpenedBy>()
        : await offersByCoupon(app.db, { coupon: query.coupon, userId: user?.id ?? null });
    const zone = zoneOf(app.settings().settings, user ?? { countryCode: viewer.country, timeZone: null });
    const open = rows.filter((row) => (isListed(row) || codes.has(row.id)) && isOpenTo(row, asked, zone));
    const opened = open.filter(({ id }) => codes.has(id));
    const shown = [...opened, ...open.filter(({ id }) => !codes.has(id))].slice(0, query.limit);
    const answers = query.with === "terms" ? await withTerms(app, request, { rows: shown, user }) : shown.map(toPromotion);
    const withCodes = answers.map((answer) => {
      const opened = codes.get(answer.bonusId);
      return opened === undefined
        ? answer
        : { ...answer, couponCode: opened.code, couponExpireIn: opened.until?.toISOString() ?? null };
    });
    return { bonus: { count: open.length, rows: withCodes } };
  });

  route(app, listPromotionsForEditing, async () => ({ promotions: (await listAllPromotions(app.db)).map(toPromotion) }));
}

/** What is had by a code alone, or comes day by day, is in no list. */
const isListed = ({ rules }: PromotionRow): boolean => !rules?.byCoupon && rules?.gives.kind !== "rakeback";

/** Null for all types; types that nobody knows are none. */
function typesOf(list: string | undefined): BonusType[] | null {
  const names = (list ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length === 0 ? null : bonusType.options.filter((type) => names.includes(type));
}

/** Undefined where none is asked for; 0, which nothing has, for what is no id. */
function idOf(b: string | number | undefined): number | undefined {
  if (b === undefined || b === "") return undefined;
  const id = Number(b);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 0;
}

/** Null where today is meant. */
function instantOf(calendarDateTime: string | undefined): string | null {
  if (!calendarDateTime) return null;
  const instant = Date.parse(calendarDateTime);
  if (Number.isNaN(instant)) throw invalidRequest([{ path: ["query", "calendarDateTime"], message: "Not a date" }]);
  return new Date(instant).toISOString();
}
