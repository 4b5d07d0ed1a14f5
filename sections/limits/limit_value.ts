import { useLanguage } from "../../src/kit/session/hooks";
import { formatMoney, formatUnit } from "../../src/kit/ui/format";

const day = 24 * 60;

/** Writes what a limit is about: money, or time where there is no currency. */
export function useLimitValue() {
  const language = useLanguage();
  return (value: number, currency: string | null) => {
    if (currency !== null) return formatMoney(value, { language, currency });
    const [hours, minutes] = [Math.floor(value / 60), Math.floor(value % 60)];
    const part = (amount: number, unit: string) => formatUnit(amount, unit, { language, width: "narrow" });
    if (value >= 2 * day && value % day === 0) return part(value / day, "day");
    if (hours === 0) return part(minutes, "minute");
    return minutes === 0 ? part(hours, "hour") : `${part(hours, "hour")} ${part(minutes, "minute")}`;
  };
}
