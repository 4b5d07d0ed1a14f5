import { leaderboardType, stageMeasures } from "../../../schemas/tournament_rules";
import { repetitions } from "../../../schemas/held_when";
import type { AnyControl } from "../../explain/field_props";

type Fields = Record<string, AnyControl>;

/** When it is held. */
export const timeFields: Fields = {
  repeats: { control: "select", options: repetitions },
  startAt: { control: "date_time" },
  endAt: { control: "date_time" },
  zone: { control: "string" },
};

const names = (control: "game" | "provider" | "category"): AnyControl => ({ control: "list", starter: "", item: { control } });

/** How places are decided and what counts. */
export const ruleFields = (type: unknown): Fields => ({
  leaderboardType: { control: "select", options: leaderboardType.options },
  ...(type === "points" && {
    pointsPerEuro: { control: "number", min: 0, max: 1_000 },
    winFrom: { control: "number", min: 1, max: 1_000_000 },
    winPoints: { control: "number", min: 0, max: 1_000_000 },
  }),
  ...(type === "pointsPerPlace" && {
    stageHours: { control: "number", min: 1, max: 720 },
    stageBy: { control: "select", options: stageMeasures },
    placePoints: { control: "list", starter: 1, item: { control: "number", min: 1, max: 1_000_000 } },
  }),
  minBet: { control: "number", min: 0, max: 1_000_000 },
  ...((type === "points" || type === "sumOfBet" || type === "pointsPerPlace") && {
    mostCounted: { control: "number", min: 0, max: 1_000_000 },
  }),
  needsOptIn: { control: "toggle" },
  games: names("game"),
  providers: names("provider"),
  categories: names("category"),
});

export const prizeFields: Fields = {
  prizes: {
    control: "list",
    starter: { fromPlace: 1, toPlace: 1, prizeType: "MONEY", amountEUR: 100, promotionId: null, description: {} },
    item: {
      control: "fields",
      fields: {
        fromPlace: { control: "number", min: 1, max: 100_000 },
        toPlace: { control: "number", min: 1, max: 100_000 },
        prizeType: { control: "select", options: ["MONEY", "BONUS"] },
        amountEUR: { control: "number", min: 0, max: 10_000_000 },
        promotionId: { control: "number", min: 1 },
        description: { control: "text" },
      },
    },
  },
};

export const textFields: Fields = {
  name: { control: "text" },
  shortDescription: { control: "long_text" },
  description: { control: "rich_text" },
  termsAndCondition: { control: "rich_text" },
  image: { control: "url" },
};

const hour = 3_600_000;

/** What a new one begins with: a race of a week from the next full hour on. */
export function newTournament(name: string, language: string, now = Date.now()): Record<string, unknown> {
  const start = Math.ceil((now + hour) / hour) * hour;
  return {
    name: { [language]: name },
    shortDescription: {},
    description: {},
    termsAndCondition: {},
    image: "",
    repeats: "once",
    zone: "UTC",
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 7 * 24 * hour).toISOString(),
    rules: {
      leaderboardType: "sumOfBet",
      pointsPerEuro: 1,
      winFrom: null,
      winPoints: 0,
      stageHours: 24,
      stageBy: "sumOfBet",
      placePoints: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
      minBet: 0,
      mostCounted: null,
      games: [],
      providers: [],
      categories: [],
      needsOptIn: false,
    },
    prizes: [{ fromPlace: 1, toPlace: 1, prizeType: "MONEY", amountEUR: 100, promotionId: null, description: {} }],
  };
}

const canBeNone: ReadonlySet<string> = new Set(["startAt", "endAt", "winFrom", "mostCounted", "promotionId"]);

/** What a field is set to where it is emptied: null where the contract has that, else nothing. */
export const emptied = (path: readonly (string | number)[]) => (canBeNone.has(String(path.at(-1))) ? null : undefined);
