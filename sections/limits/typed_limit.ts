import { mostLimit, mostMinutes, type Timeframe } from "../../schemas/limits";

export type LimitProblem = "empty" | "low" | "high" | "decimals";
type Typed = { value: number } | { problem: LimitProblem };

/** What was typed as an amount: "1 200,50", "1200.5". Nothing is cut off or rounded: what can't be kept as it is, is a problem. */
export function readTypedAmount(text: string, decimals: number): Typed {
  const plain = text.replaceAll(/[\s' ]/g, "").replace(",", ".");
  if (plain === "") return { problem: "empty" };
  if (/^-\d/.test(plain)) return { problem: "low" };
  const [, whole = "", part = ""] = /^(\d+)(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === "") return { problem: /^\d+(?:\.\d+)?e\d+$/i.test(plain) ? "high" : "empty" };
  if (part.replace(/0+$/, "").length > decimals) return { problem: "decimals" };
  const value = Number(plain);
  if (value > mostLimit) return { problem: "high" };
  return value > 0 ? { value } : { problem: "low" };
}

export const timeUnits = { minutes: 1, hours: 60, days: 1_440 } as const;
export type TimeUnit = keyof typeof timeUnits;

/** What was typed as a span, in minutes. */
export function readTypedMinutes(text: string, unit: TimeUnit, timeframe: Timeframe): Typed {
  const plain = text.trim();
  if (plain === "") return { problem: "empty" };
  if (!/^\d+$/.test(plain)) return { problem: plain.startsWith("-") ? "low" : "decimals" };
  const value = Number(plain) * timeUnits[unit];
  if (value > mostMinutes[timeframe]) return { problem: "high" };
  return value > 0 ? { value } : { problem: "low" };
}

/** A few round amounts around the limit that there is, or to begin with. */
export function suggestedAmounts(current: number | null): number[] {
  if (current === null) return [20, 50, 100, 200];
  const round = (value: number) => {
    const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
    return Math.round(value / step) * step;
  };
  return [...new Set([0.5, 0.75, 1.5].map((times) => round(current * times)))].filter(
    (value) => value > 0 && value !== current && value <= mostLimit,
  );
}
