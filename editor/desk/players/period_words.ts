import type { TFunction } from "i18next";
import { lifetime } from "../../../schemas/breaks";
import type { Language } from "../../../schemas/text";
import { formatUnit } from "../../../src/kit/ui/format";

const units = { H: "hour", D: "day", W: "week", M: "month", Y: "year" } as const;

/** A break's period of ISO 8601 in words; `lifetime` is for good. */
export function periodWords(period: string, language: Language, t: TFunction): string {
  if (period === lifetime) return t("desk.players.for_good");
  const [, count = "1", unit = "D"] = /^PT?(\d+)([HDWMY])$/.exec(period) ?? [];
  return formatUnit(Number(count), units[unit as keyof typeof units], { language, width: "long" });
}
