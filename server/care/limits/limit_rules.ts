import { type LimitKind, timeframes, type Timeframe } from "../../../schemas/limits";
import type { Profile } from "../../../schemas/profile";
import { profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { homeOf, type Resident } from "../../accounts/markets/home_of";
import { zoneOf } from "../../accounts/markets/zone_of";

/** What the law of an account's market says about limits. */
export interface LimitRules {
  /** By whose clocks days, weeks and months begin. */
  zone: string;
  /** ISO 8601. */
  increaseWaits: string;
  increaseAfterPeriod: boolean;
  allowDecreaseAnytime: boolean;
  depositsCount: "gross" | "net";
  /** Before the first deposit, before a game for money, or before both, these must be limited. */
  mandatory: readonly { kind: LimitKind; before: readonly Gate[]; timeframes: readonly Timeframe[] }[];
  /** At which parts of a limit, in percent, players are told, and whether play ends when all of it is used; null where no market asks for it. */
  notices: { percent: readonly number[]; endsSession: boolean } | null;
}

type Gate = "deposit" | "play";

interface Account extends Resident {
  timeZone: string | null;
}

const kinds = { deposit: "deposit", loss: "loss", stake: "bet", time: "time" } as const;
/** An increase waits a day where no market says otherwise (C-9.20). */
const usualWait = "PT24H";

/** The rules of the market whose licence serves an account's home, else those of the documents. */
export function limitRulesOf(settings: Pick<SiteSettings, "markets" | "servedCountries">, account: Account): LimitRules {
  const profile = profileOf(settings, homeOf(account));
  return {
    zone: zoneOf(settings, account),
    increaseWaits: profile?.limitIncrease?.waits ?? usualWait,
    increaseAfterPeriod: profile?.limitIncrease?.afterPeriod ?? false,
    allowDecreaseAnytime: profile ? (profile.limitDecrease?.isImmediate ?? true) : false,
    depositsCount: profile?.limits?.find(({ kind }) => kind === "deposit")?.counts ?? "gross",
    mandatory: (profile?.limits ?? [])
      .filter(({ isMandatory }) => isMandatory)
      .map((limit) => ({
        kind: kinds[limit.kind],
        before: gatesOf(limit),
        timeframes: limit.needsAll ? namesOf(limit.periods) : [],
      })),
    notices: profile?.limitNotices ?? null,
  };
}

type MarketLimit = NonNullable<Profile["limits"]>[number];

/** A limit on deposits always comes before a deposit, all others before play; what must be there before play holds with money that is there already. */
function gatesOf({ kind, before }: MarketLimit): Gate[] {
  const isForPlay = kind !== "deposit" || before === "play" || before === "session";
  return [...(kind === "deposit" ? ["deposit" as const] : []), ...(isForPlay ? ["play" as const] : [])];
}

const namesOf = (periods: readonly string[]): Timeframe[] =>
  timeframes.filter((name) => periods.some((period) => spansOf[name].includes(period)));

/** A span that names none of the three counts as a month: the longest that is summed. */
export const timeframeOf = (period: string): Timeframe => timeframes.find((name) => spansOf[name].includes(period)) ?? "monthly";

const spansOf: Record<Timeframe, readonly string[]> = {
  daily: ["P1D", "PT24H"],
  weekly: ["P1W", "P7D"],
  monthly: ["P1M"],
};

/** What must be limited and is not: each of its periods where the market names them, else any. */
export const missingOf = (
  { mandatory }: Pick<LimitRules, "mandatory">,
  limits: readonly { kind: LimitKind; timeframe: Timeframe }[],
  hasSessionLimit: boolean,
) =>
  mandatory.filter(({ kind, timeframes: needed }) => {
    const own = limits.filter((limit) => limit.kind === kind);
    if (needed.length > 0) return !needed.every((name) => own.some(({ timeframe }) => timeframe === name));
    return own.length === 0 && !(kind === "time" && hasSessionLimit);
  });
