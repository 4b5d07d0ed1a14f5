import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { defaultLanguage, textIn } from "../../../schemas/text";
import { pageAddress } from "../../../src/layout/page_address";
import { addressIn } from "../../../src/layout/site_address";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { queuePush } from "../../accounts/push/queries";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import {
  type BonusRow,
  endBonus,
  holdPurse,
  holdRunning,
  readBonus,
  startBonus,
  startQueued,
  writeBonusStep,
} from "../../money/bonuses/bonuses";
import { needsDeposit } from "../../money/bonuses/worth";
import { toDecimal } from "../../platform/amounts";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { holdClaims, isResting } from "../bonuses/claim";
import { termsFor } from "../bonuses/terms";
import { payerOf } from "../bonuses/who_claims";
import type { PromotionRow } from "../promotions/queries";
import { holdPromotion, writeChange } from "./publish";

type Server = Pick<
  FastifyInstance,
  "db" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry" | "siteWords" | "configuration"
>;

/** Begins the key of what was given by hand, so that the same grant is one. */
export const byHand = "grant:";

interface Grant {
  promotionId: number;
  userId: number;
  key: string;
  note: string;
  by: string;
  replaces: boolean;
}

/** Gives a bonus to a player by hand, whoever it is for: their market's law and their own breaks and limits hold all the same. */
export const grant = (app: Server, wish: Grant): Promise<BonusRow> => app.db.transaction((tx) => grantIn(app, tx, wish));

async function grantIn(app: Server, tx: Queryable, { promotionId, userId, key, note, by, replaces }: Grant): Promise<BonusRow> {
  await holdClaims(tx, userId);
  const takeKey = `${byHand}${key}`;
  const [known] = await tx
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), eq(playerBonuses.promotionId, promotionId), eq(playerBonuses.takeKey, takeKey)));
  if (known) return known;
  const offer = await holdPromotion(tx, promotionId);
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user || user.role !== "player") throw notFound("player", "user.not_found");
  if (await isResting(app, tx, user))
    throw new HttpError(409, "promotion.resting", "Whoever is on a break, or has used up a limit, is given nothing.");
  const { currencyCode } = user;
  const terms = offer.rules && termsFor(offer.rules, offer.version, payerOf(app, user.countryCode, currencyCode));
  if (!terms || offer.version === 0 || needsDeposit(terms) || terms.gives.kind === "cashback" || terms.gives.kind === "rakeback")
    throw new HttpError(409, "promotion.not_by_hand", "Only money and spins that need no deposit can be given by hand.");
  const { bonus } = await holdPurse(tx, userId, currencyCode);
  const isCash = terms.gives.kind !== "spins" && terms.wager.times === 0;
  if (!isCash && !replaces && (await holdRunning(tx, userId)))
    throw new HttpError(409, "promotion.bonus_running", "Another bonus runs for this player.", {
      data: { burns: toDecimal(bonus, currencyCode), currencyCode },
    });
  const [row] = await tx
    .insert(playerBonuses)
    .values({
      userId,
      promotionId,
      bonusType: offer.bonusType,
      state: "claimed",
      currencyCode,
      terms,
      takeKey,
      expiresAt: new Date(Date.now() + terms.waitDays * 86_400_000),
    })
    .returning();
  if (!row) throw new Error("A bonus was not written");
  await writeBonusStep(tx, row.id, null, "claimed", { reason: note, actor: by });
  const started = await startBonus(tx, row, { reason: note, actor: by });
  if (!started) throw new Error("A bonus that needs no deposit did not start");
  await writeChange(tx, { promotionId, by, change: "granted", version: offer.version, note, userId });
  await tellOf(app, tx, user, offer);
  return started;
}

/** To their devices alone: a letter would be one more among many, and who is on the site sees it at once. */
async function tellOf(app: Server, tx: Queryable, { id, preferredLanguage }: UserRow, { banner }: PromotionRow): Promise<void> {
  const { settings } = app.settings();
  const { publicUrl, port } = app.configuration;
  const language = preferredLanguage ?? defaultLanguage;
  await queuePush(tx, app, id, {
    language,
    letter: "bonus_given",
    values: { offer: textIn(banner.bannerTitle ?? {}, language) },
    link: `${publicUrl ?? `http://localhost:${port}`}${addressIn(settings, pageAddress(settings, "bonuses", language), language)}`,
  });
}

/** Ends a bonus of a player by hand; asked again it answers the same. */
export async function revoke(app: Server, id: number, { by, note }: { by: string; note: string }): Promise<BonusRow> {
  return app.db.transaction(async (tx) => {
    const seen = await readBonus(tx, id);
    if (!seen) throw notFound("bonus", "bonus.not_found");
    await holdPurse(tx, seen.userId, seen.currencyCode);
    const row = await readBonus(tx, id);
    if (!row || (row.state !== "running" && row.state !== "waiting")) return row ?? seen;
    const burned = await endBonus(tx, row, "cancelled", { reason: note, actor: by });
    await startQueued(tx, row.userId);
    const { promotionId, userId } = row;
    await writeChange(tx, { promotionId, by, change: "revoked", version: row.terms.version, note, userId });
    return { ...row, state: "cancelled", burned };
  });
}
