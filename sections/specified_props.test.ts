import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { image } from "../schemas/image";
import { link as linkSchema } from "../schemas/link";
import { text, textIn } from "../schemas/text";
import { editors } from "./editors";
import { schemas, type SectionType } from "./schemas";

interface Row {
  type: SectionType;
  /** What it can't be without. */
  given?: Record<string, unknown>;
  /** What the specification has for a section that was given nothing. */
  defaults?: Record<string, unknown>;
  /** Props of which each is taken as it is. */
  takes?: Record<string, readonly unknown[]>;
  /** Props of which none is. */
  refuses?: Record<string, readonly unknown[]>;
}

const source = { kind: "collection", value: "" };
const link = { url: "/casino", newTab: false, auth: false };
const row = { limit: 24, shape: "thumb", autoplay: false, autoplayMs: 2000 };
const kinds = ["category", "collection", "provider", "recent", "favorites"].map((kind) => ({ kind, value: "slots" }));
const ofRows = {
  source: [...kinds, { kind: "gameCodes", value: "ember-drake,fruit-spark" }],
  shape: ["thumb", "square", "portrait"],
  showAll: [link],
};
const ofLists = { filters: [true], search: [true], sort: [true], unplayed: [true] };
const ofPromotions = {
  bonusTypes: [["freespins", "deposit", "no_deposit", "instant_cashback", "cashback", "from_promo", "promotion"]],
  limit: [2],
  columns: [{ m: 1, t: 2, d: 4 }],
  skeleton: [0, 8],
};
const ofLimits = { defaults: { periods: [0, 1, 2] }, takes: { periods: [[1], []] }, refuses: { periods: [[3]] } };
const words = { en: "Win" };
const card = {
  ...{ ctaEnabled: true, ctaLink: "/casino", ctaText: words, infoCtaLink: "/faq", infoCtaText: words },
  ...{ infoAutoCtaLink: "/account", infoAutoCtaText: words, title: words, subTitle: words, label: words, variant: "money" },
};
const ofBanners = { autoplayMs: [0, 6000], banners: [[]] };

/** The specification's table of sections, line by line: what a prop is called, what it may be, and what it is without being told. */
const rows: Record<string, Row> = {
  "S-1.01": {
    type: "game_carousel",
    given: { source },
    defaults: { ...row, rows: 2 },
    takes: ofRows,
    refuses: { limit: [0, 1.5, "24"], rows: [0] },
  },
  "S-1.02": { type: "nx_game_carousel", given: { source }, defaults: { ...row, rows: 1 }, takes: ofRows },
  "S-1.06": {
    type: "banner_atropos",
    defaults: { depthLayers: [], maxTilt: 15, reducedMotion: "static" },
    refuses: { reducedMotion: ["full"], maxTilt: [-1] },
  },
  "S-1.11": { type: "banner_flip", defaults: { banners: [], autoplayMs: 6000 }, takes: ofBanners, refuses: { autoplayMs: [-1] } },
  "S-1.12": { type: "banner_cube", defaults: { banners: [], autoplayMs: 6000 }, takes: ofBanners, refuses: { autoplayMs: [-1] } },
  "S-1.16": {
    type: "banner_advantages",
    defaults: { items: [] },
    takes: { items: [[{ icon: "gift", title: { en: "Fair", de: "Fair" }, text: { en: "Always" }, link }]] },
  },
  "S-1.18": {
    type: "game_list",
    given: { source },
    defaults: { limit: 24, rows: 3 },
    takes: { ...ofLists, source: ofRows.source, columns: [{ m: 1, t: 3, d: 5 }] },
    refuses: { rows: [0], limit: [0] },
  },
  "S-1.19": {
    type: "promotion_list",
    defaults: { bonusTypes: [], skeleton: 4 },
    takes: ofPromotions,
    refuses: { bonusTypes: [["free"]] },
  },
  "S-1.20": {
    type: "promotion_alt_list",
    defaults: { bonusTypes: [], skeleton: 4 },
    takes: { ...ofPromotions, layout: ["wide", "compact"] },
    refuses: { layout: ["tall"] },
  },
  "S-1.21": {
    type: "offer_list",
    defaults: { offers: [], bonusTypes: [] },
    takes: { offers: [[{ ...card, isBonusClaimed: true }]], bonusTypes: ofPromotions.bonusTypes, variant: ["cards", "rows"] },
  },
  "S-1.23": {
    type: "self_exclusion_block",
    defaults: { defaultDays: 1 },
    takes: { periods: [[1, 30]], defaultDays: [7] },
    refuses: { defaultDays: [0, 1.5] },
  },
  "S-1.25": {
    type: "menu",
    takes: { menuType: ["navigation", "search", "profile", "game", "sort", "none"], direction: ["horizontal", "vertical"] },
    refuses: { menuType: ["footer"] },
  },
  "S-1.26": {
    type: "group",
    defaults: { layout: "stack" },
    takes: { layout: ["stack", "row", "tabs"], gap: [0, 24] },
    refuses: { layout: ["grid"] },
  },
  "S-1.28": { type: "blank", takes: { height: [{ mobile: 8, tablet: 16, desktop: 32 }] }, refuses: { height: [12] } },
  "S-2.01": {
    type: "profile_summary",
    defaults: { cards: ["balance", "bonuses", "documents", "email", "edit", "transactions", "loyalty", "promo_code"] },
    takes: { cards: [["promo_code", "balance"], []] },
    refuses: { cards: [["limits"]] },
  },
  "S-2.07": { type: "profile_transactions_card", defaults: { limit: 3 } },
  "S-2.08": { type: "profile_loyalty", defaults: { showBadge: true }, takes: { showBadge: [false] } },
  "S-2.09": { type: "profile_promo_code", takes: { redirectUrl: ["/promotions"] }, refuses: { redirectUrl: ["javascript:a()"] } },
  "S-2.12": { type: "verification", defaults: { labels: [] }, takes: { labels: [[1, 2]] }, refuses: { labels: [["passport"]] } },
  "S-2.13": { type: "verification2", defaults: { labels: [], steps: true }, takes: { steps: [false] } },
  "S-2.15": { type: "recent_games", defaults: { shape: "portrait" }, takes: { shape: ["thumb", "square", "portrait"] } },
  "S-2.16": { type: "wallet_switcher", takes: { showZero: [true, false] } },
  "S-2.19": { type: "loyalty_progress", defaults: { showPoints: true }, takes: { showPoints: [false] } },
  "S-2.20": { type: "loyalty_levels", takes: { columns: [["points", "rakeback"], []] }, refuses: { columns: [["price"]] } },
  "S-2.21": { type: "vip_club", takes: { body: [{ en: "<p>Club</p>", de: "<p>Verein</p>" }], levels: [true, false] } },
  "S-2.22": { type: "rakeback_block", defaults: { showCoin: true }, takes: { showCoin: [false] } },
  "S-2.23": { type: "rakeback_calendar", takes: { mode: ["inline", "modal"] }, refuses: { mode: ["page"] } },
  "S-2.24": { type: "cashback" },
  "S-2.25": { type: "active_bonuses", defaults: { showProgress: true }, takes: { showProgress: [false] } },
  "S-2.26": { type: "bonus_history", defaults: { limit: 10 } },
  "S-2.27": { type: "bonus_progress", defaults: { compact: false }, takes: { compact: [true] } },
  "S-2.28": { type: "bonus_claim_card", takes: { bonusId: [7], label: [{ en: "Got it" }] }, refuses: { bonusId: ["7"] } },
  "S-2.29": { type: "promotion_card_carousel", takes: { bonusTypes: ofPromotions.bonusTypes, autoplayMs: [0, 5000] } },
  "S-2.30": { type: "promotion_card_list", takes: { bonusTypes: ofPromotions.bonusTypes, columns: ofPromotions.columns } },
  "S-2.31": { type: "promotion_calendar", defaults: { days: 4, showDateFilter: true }, takes: { showDateFilter: [false] } },
  "S-2.32": { type: "calendar_strip", defaults: { days: 4 } },
  "S-2.33": { type: "promotion_detail", takes: { bannerKey: ["welcome"] } },
  "S-2.35": {
    type: "transactions",
    defaults: { limit: 10 },
    takes: { types: [["deposit", "withdraw"], ["withdraw"]], dateFilter: [true, false] },
    refuses: { types: [["bonus"]], limit: [0] },
  },
  "S-2.36": { type: "casino_transactions", defaults: { limit: 10 } },
  "S-2.37": { type: "withdraw_requests", defaults: { status: 0 }, takes: { status: [1] } },
  "S-2.38": { type: "limit_table", takes: { rows: [["deposit", "loss", "bet"], []] }, refuses: { rows: [["wins"]] } },
  "S-2.39": { type: "deposit_limit", ...ofLimits },
  "S-2.40": { type: "loss_limit", ...ofLimits },
  "S-2.41": { type: "bet_limit", ...ofLimits },
  "S-2.42": {
    type: "session_limit",
    defaults: { default: 10_080 },
    takes: { units: [["minutes", "hours", "days"], ["days"]], default: [10, 43_200] },
    refuses: { units: [["weeks"]], default: [9, 43_201] },
  },
  "S-2.43": { type: "no_calendar" },
  "S-2.46": {
    type: "top_winners",
    defaults: { limit: 10, days: 7, mine: false },
    takes: { showBestResult: [true, false], mine: [true] },
  },
  "S-2.48": {
    type: "leaderboard",
    defaults: { mode: "regular", rowLimit: 10, tabs: ["my_bets", "all_bets", "high_rollers", "max_multiplier"] },
    takes: { mode: ["regular", "tournament"], rowLimit: [1, 10, 20, 30, 40], tabs: [["all_bets", "high_rollers"]] },
    refuses: { rowLimit: [0, 5, 100], mode: ["live"], tabs: [["jackpots"]] },
  },
  "S-2.49": {
    type: "tournament_list",
    defaults: { limit: 50 },
    takes: { status: ["UPCOMING", "IN-PROGRESS", "FINISHED"] },
    refuses: { status: ["OVER"] },
  },
  "S-2.50": { type: "tournament_detail", takes: { tournamentItemId: [3] }, refuses: { tournamentItemId: ["3"] } },
  "S-2.51": { type: "player_statistics", takes: { gameType: ["all", "casino", "sport"] }, refuses: { gameType: ["poker"] } },
  "S-2.52": { type: "race_stats" },
  "S-2.53": { type: "jackpot_total", takes: { jackpotIds: [[], ["grand"]], currency: ["", "EUR"] } },
  "S-2.54": { type: "jackpot_list", defaults: { limit: 12 } },
  "S-2.55": { type: "jackpot_winners", defaults: { limit: 10 } },
  "S-2.56": { type: "coupon_form", defaults: { prefillFromQuery: true }, takes: { prefillFromQuery: [false] } },
  "S-2.57": { type: "coupon_countdown", takes: { bonusId: [7] } },
  "S-2.58": {
    type: "deposit",
    defaults: { formVersion: 2 },
    takes: { formVersion: [1, 2], bonusLayout: ["list", "carousel"], methodIds: [["skrill", "interac"], []] },
    refuses: { formVersion: [3], bonusLayout: ["grid"] },
  },
  "S-2.59": { type: "deposit_bonus_select", takes: { layout: ["list", "carousel"] }, refuses: { layout: ["grid"] } },
  "S-2.60": { type: "deposit_methods", defaults: { groupByParent: true }, takes: { groupByParent: [false] } },
  "S-2.61": { type: "deposit_frame", takes: { url: ["https://cashier.example/open"], theme: ["dark"] } },
  "S-2.62": { type: "deposit_button", takes: { link: [link], showBonus: [true, false] } },
  "S-2.63": { type: "withdraw", takes: { methodIds: [["skrill"], []] } },
  "S-2.64": { type: "withdraw_conditions" },
  "S-2.65": { type: "crypto_deposit_address", takes: { cryptoCurrencyCode: ["BTC", "USDT"] } },
  "S-2.67": {
    type: "game_detail",
    takes: { fields: [["studio", "stats", "category", "text"], []] },
    refuses: { fields: [["price"]] },
  },
  "S-2.68": {
    type: "game_actions",
    takes: { buttons: [["favorite", "mode", "lucky_pick", "reactions", "streaming"]] },
    refuses: { buttons: [["deposit"]] },
  },
  "S-2.69": { type: "game_wager", takes: { compact: [true, false] } },
  "S-2.74": { type: "category_dropdown", takes: { topCategory: ["", "slots", ":topCategorySlug"] } },
  "S-2.75": { type: "category_carousels", defaults: { limit: 24, rows: 2 }, takes: { topCategory: ["slots"] } },
  "S-2.76": {
    type: "filter_bar",
    takes: { controls: [["search", "provider", "category", "sort", "unplayed"], []] },
    refuses: { controls: [["colour"]] },
  },
  "S-2.77": { type: "search_box", defaults: { limit: 48, suggested: 15, providers: 10 } },
  "S-2.78": {
    type: "provider_list",
    defaults: { imageSize: 100 },
    takes: { layout: ["grid", "carousel"] },
    refuses: { layout: ["rows"] },
  },
};

describe.each(Object.entries(rows))("%s", (_id, { type, given = {}, defaults = {}, takes = {}, refuses = {} }) => {
  const parse = (props: object) => z.safeParse(schemas[type].schema, { ...given, ...props });

  it("has the specified defaults", () => expect(parse({}).data).toMatchObject(defaults));

  it("takes what it may be told as it was told, and nothing else", () => {
    for (const [prop, values] of Object.entries(takes))
      for (const value of values) expect(parse({ [prop]: value }).data, prop).toMatchObject({ [prop]: value });
    for (const [prop, values] of Object.entries(refuses))
      for (const value of values) expect(parse({ [prop]: value }).success, `${prop}: ${JSON.stringify(value)}`).toBe(false);
  });
});

it("texts fall back to English, pictures are asset paths, links say where, how and for whom (S-0.04)", () => {
  const words = z.parse(text(), { en: "Win", de: "Gewinn" });
  expect([textIn(words, "de"), textIn(words, "fi")]).toEqual(["Gewinn", "Win"]);
  expect(z.parse(image, "/api/core/casino/assets/banners/one.avif")).toEqual({ src: "/api/core/casino/assets/banners/one.avif" });
  expect(z.parse(linkSchema, { url: "/casino" })).toEqual(link);
  expect(
    [image, linkSchema].map((schema) => z.safeParse(schema, { src: "javascript:a()", url: "javascript:a()" }).success),
  ).toEqual([false, false]);
});

it("logos are pictures with words for who can't see them (S-2.83, D-38)", () => {
  const given = {
    payments: [{ imageUrl: "/logos/visa.svg", alt: "Visa" }],
    providers: [{ imageUrl: "/logos/one.svg", alt: "One" }],
  };
  expect(z.parse(schemas.logo_strip.schema, given)).toMatchObject({
    payments: [{ imageUrl: { src: "/logos/visa.svg" }, alt: "Visa" }],
    providers: [{ imageUrl: { src: "/logos/one.svg" }, alt: "One" }],
  });
});

it("a question has its answer, in every language (L-3.36)", () => {
  const items = [{ question: { en: "Is it fair?", de: "Ist es fair?" }, answer: { en: "<p>Yes</p>", de: "<p>Ja</p>" } }];
  expect(z.parse(schemas.faq_section.schema, { items })).toMatchObject({ items });
});

/** Types that the specification has for players alone. */
const forUsers: SectionType[] = [
  "self_exclusion_block",
  "profile_summary",
  "profile_balance",
  "profile_bonuses",
  "profile_documents",
  "profile_email_verification",
  "profile_edit_card",
  "profile_transactions_card",
  "profile_loyalty",
  "profile_promo_code",
  "profile_menu",
  "edit_profile",
  "verification",
  "verification2",
  "favorite_games",
  "recent_games",
  "wallet_switcher",
  "refer_friend",
  "login_info",
  "loyalty_progress",
  "rakeback_block",
  "rakeback_calendar",
  "cashback",
  "active_bonuses",
  "bonus_history",
  "bonus_progress",
  "transactions",
  "casino_transactions",
  "withdraw_requests",
  "limit_table",
  "deposit_limit",
  "loss_limit",
  "bet_limit",
  "session_limit",
  "no_calendar",
  "player_statistics",
  "race_stats",
  "coupon_form",
  "deposit",
  "deposit_bonus_select",
  "deposit_frame",
  "deposit_button",
  "withdraw",
  "withdraw_conditions",
  "crypto_deposit_address",
  "game_wager",
  "lucky_pick",
];
/** Of our own; the specification has no such types. */
const ownForUsers: SectionType[] = ["account_security"];

it("a new section is for whom the specification says (S-1.01 to S-2.85)", () => {
  const types = Object.keys(editors) as SectionType[];
  const startsFor = (access: string) => types.filter((type) => (editors[type].access ?? "any") === access).toSorted();
  expect(startsFor("user")).toEqual([...forUsers, ...ownForUsers].toSorted());
  expect(startsFor("guest")).toEqual(["sign_up_banner"]);
});
