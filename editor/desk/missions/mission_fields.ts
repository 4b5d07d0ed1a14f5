import type { MissionContent, MissionGoal } from "../../../schemas/mission_content";
import { missionKinds } from "../../../schemas/mission_content";
import { repetitions } from "../../../schemas/held_when";
import type { AnyControl } from "../../explain/field_props";

type Fields = Record<string, AnyControl>;

/** When it is held, and whether one has to join. */
export const timeFields: Fields = {
  repeats: { control: "select", options: repetitions },
  startAt: { control: "date_time" },
  endAt: { control: "date_time" },
  zone: { control: "string" },
  needsOptIn: { control: "toggle" },
  claimDays: { control: "number", min: 1, max: 90 },
};

const names = (control: "game" | "provider" | "category"): AnyControl => ({ control: "list", starter: "", item: { control } });

/** What has to be done and what counts. */
export const goalFields = (kind: unknown, currencies: readonly string[]): Fields => ({
  kind: { control: "select", options: missionKinds },
  ...(kind === "stake" ? { amount: { control: "amounts", currencies } } : { count: { control: "number", min: 1, max: 100_000 } }),
  ...(kind === "wins" && { winFrom: { control: "number", min: 1, max: 1_000_000 } }),
  differentGames: { control: "number", min: 1, max: 100 },
  minBet: { control: "amounts", currencies, canBeNone: true },
  games: names("game"),
  providers: names("provider"),
  categories: names("category"),
});

export const rewardFields = (type: unknown, currencies: readonly string[]): Fields => ({
  rewardType: { control: "select", options: ["MONEY", "BONUS"] },
  ...(type === "BONUS" ? { promotionId: { control: "bonus" } } : { amount: { control: "amounts", currencies } }),
});

export const whoFields: Fields = { audiences: { control: "audiences" }, countries: { control: "countries" } };

export const textFields: Fields = {
  name: { control: "text" },
  description: { control: "rich_text" },
  termsAndCondition: { control: "rich_text" },
};

const hour = 3_600_000;

/** What a new one begins with: rounds to be played within a week from the next full hour on. */
export function newMission(name: string, language: string, now = Date.now()): Record<string, unknown> {
  const start = Math.ceil((now + hour) / hour) * hour;
  const goal: MissionGoal = {
    ...{ kind: "rounds", count: 20, amount: { EUR: 50 }, winFrom: 10, differentGames: 1, minBet: null },
    ...{ games: [], providers: [], categories: [] },
  };
  const reward: MissionContent["reward"] = { rewardType: "MONEY", amount: { EUR: 5 }, promotionId: null };
  return {
    name: { [language]: name },
    description: {},
    termsAndCondition: {},
    goal,
    reward,
    who: {},
    needsOptIn: false,
    claimDays: 7,
    repeats: "once",
    zone: "UTC",
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 7 * 24 * hour).toISOString(),
  };
}

const canBeNone: ReadonlySet<string> = new Set(["startAt", "endAt", "minBet", "amount", "promotionId"]);

/** What a field is set to where it is emptied: null where the contract has that, else nothing. */
export const emptied = (path: readonly (string | number)[]) => (canBeNone.has(String(path.at(-1))) ? null : undefined);
