import { bonusType } from "../../../schemas/bonus_type";
import { weekdays } from "../../../schemas/rule_names";
import { clients } from "../../../schemas/play/clients";
import type { PromotionContent, PromotionRules } from "../../../schemas/promotion_content";
import type { AnyControl } from "../../explain/field_props";

type Fields = Record<string, AnyControl>;
export type Kind = PromotionRules["gives"]["kind"] | "nothing";

export const kinds: readonly Kind[] = ["match", "amount", "spins", "cashback", "rakeback", "nothing"];

const games: AnyControl = { control: "list", starter: "", item: { control: "game" } };

/** What each kind gives, a control for each of its fields. */
export const givesFields = (currencies: readonly string[]): Record<Kind, Fields> => {
  const amounts: AnyControl = { control: "amounts", currencies };
  return {
    match: { percent: { control: "number", min: 1, max: 1000, unit: "%" }, cap: amounts, minDeposit: amounts },
    amount: { amount: amounts },
    spins: {
      count: { control: "number", min: 1, max: 10_000 },
      stake: amounts,
      games,
      minDeposit: { ...amounts, canBeNone: true },
    },
    cashback: {
      percent: { control: "number", min: 1, max: 1000, unit: "%" },
      cap: amounts,
      minLoss: amounts,
      days: { control: "select", options: [0, 7] },
    },
    rakeback: {
      percent: { control: "number", min: 1, max: 1000, unit: "%" },
      days: { control: "number", min: 1, max: 31 },
    },
    nothing: {},
  };
};

/** What one does for it. */
export const playFields = (currencies: readonly string[]): Fields => ({
  wager: {
    control: "fields",
    fields: {
      times: { control: "number", min: 0, max: 100 },
      on: { control: "select", options: ["bonus", "deposit", "both"] },
    },
  },
  days: { control: "number", min: 1, max: 365 },
  maxBet: { control: "amounts", currencies, canBeNone: true },
  use: { control: "select", options: ["REAL_TO_FUN", "REAL_MONEY_ONLY"] },
  shares: {
    control: "fields",
    fields: Object.fromEntries(clients.map((client) => [client, { control: "number", min: 0, max: 100, unit: "%" }])),
  },
  excludedGames: games,
});

/** How often, by whom, with which code. */
export const oftenFields: Fields = {
  oncePer: { control: "select", options: ["player", "household", "day", "week", "deposit"] },
  likeHousehold: { control: "select", options: ["hold", "allow"] },
  takers: { control: "number", min: 1, max: 2_147_483_647 },
  minDeposits: { control: "number", min: 0, max: 1_000 },
  waitDays: { control: "number", min: 1, max: 90 },
  needsEmail: { control: "toggle" },
  atRegistration: { control: "toggle" },
  byCoupon: { control: "toggle" },
};

export const placeFields: Fields = {
  bonusType: { control: "select", options: bonusType.options },
  isSpecial: { control: "toggle" },
  autoPayoutDays: { control: "number", min: 0, max: 31 },
  coupons: {
    control: "list",
    starter: { code: "", expiresAt: null },
    item: { control: "fields", fields: { code: { control: "string" }, expiresAt: { control: "date_time" } } },
  },
};

export const audienceFields: Fields = {
  isVisible: { control: "toggle" },
  access: { control: "access" },
  audiences: { control: "audiences" },
  bannerContentSettings: { control: "countries" },
};

export const timeFields: Fields = {
  startAt: { control: "date_time" },
  endAt: { control: "date_time" },
  validOnDays: { control: "set", options: weekdays },
  startTime: { control: "string" },
  endTime: { control: "string" },
};

const gives: Record<Exclude<Kind, "nothing">, PromotionRules["gives"]> = {
  match: { kind: "match", percent: 100, cap: { EUR: 100 }, minDeposit: { EUR: 20 } },
  amount: { kind: "amount", amount: { EUR: 10 } },
  spins: { kind: "spins", count: 20, stake: { EUR: 0.1 }, games: [], minDeposit: null },
  cashback: { kind: "cashback", percent: 10, cap: { EUR: 100 }, minLoss: { EUR: 10 }, days: 7 },
  rakeback: { kind: "rakeback", percent: 5, days: 7 },
};

const typeOf: Record<Kind, PromotionContent["bonusType"]> = {
  match: "deposit",
  amount: "no_deposit",
  spins: "freespins",
  cashback: "cashback",
  rakeback: "cashback",
  nothing: "promotion",
};

/** What a promotion of a kind begins with; what was there of other kinds stays. */
export function ofKind(kind: Kind, before: Record<string, unknown> = {}): Record<string, unknown> {
  if (kind === "nothing") return { ...before, bonusType: typeOf[kind], rules: null };
  const old = (before["rules"] ?? {}) as Partial<PromotionRules>; // as it was typed
  const isWager = kind === "match" || kind === "amount" || kind === "spins";
  return {
    ...before,
    bonusType: typeOf[kind],
    rules: {
      use: "REAL_TO_FUN",
      shares: {},
      excludedGames: [],
      days: 30,
      waitDays: 7,
      maxBet: isWager ? { EUR: 5 } : null,
      takers: null,
      needsEmail: false,
      minDeposits: 0,
      atRegistration: false,
      byCoupon: false,
      ...old,
      gives: gives[kind],
      wager: isWager ? (old.wager?.times ? old.wager : { times: 30, on: "bonus" }) : { times: 0, on: "bonus" },
      oncePer: kind === "cashback" ? "week" : kind === "rakeback" ? "day" : (old.oncePer ?? "player"),
    },
  };
}

const canBeNone: ReadonlySet<string> = new Set(["startAt", "endAt", "startTime", "endTime", "expiresAt", "takers", "maxBet"]);

/** What a field is set to where it is emptied: null where the contract has that, else nothing. */
export const emptied = (path: readonly (string | number)[]) => {
  const last = String(path.at(-1));
  return canBeNone.has(last) || path.join(".") === "rules.gives.minDeposit" ? null : undefined;
};
