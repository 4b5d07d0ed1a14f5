import type { Language } from "../../../../schemas/text";
import { formatUnit } from "../../../kit/ui/format";

const units = { H: "hour", D: "day", W: "week", M: "month", Y: "year" } as const;

/** A span of ISO 8601 in words: "24 hours", "6 weeks". */
export function spanWords(period: string, language: Language): string {
  const [, count = "1", unit = "D"] = /^PT?(\d+)([HDWMY])$/.exec(period) ?? [];
  return formatUnit(Number(count), units[unit as keyof typeof units], { language, width: "long" });
}
