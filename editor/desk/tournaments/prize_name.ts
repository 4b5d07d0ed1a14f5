import type { TFunction } from "i18next";
import type { Language } from "../../../schemas/text";
import { isRecord } from "../../explain/field_props";
import { moneyIn } from "../list/words";

/** A prize by its places and what they bring, "Places 4–10 · €500.00"; undefined for what is none, or not yet one. */
export function prizeName(prize: unknown, t: TFunction, language: Language): string | undefined {
  if (!isRecord(prize) || typeof prize["fromPlace"] !== "number") return undefined;
  const { fromPlace: from, toPlace: to, prizeType, amountEUR } = prize;
  const places =
    to === from || typeof to !== "number" ? t("tournament.prize.place", { from }) : t("tournament.prize.places", { from, to });
  if (prizeType === "BONUS") return `${places} · ${t("tournament.options.prizeType.BONUS")}`;
  return typeof amountEUR === "number" ? `${places} · ${moneyIn(amountEUR, "EUR", language)}` : places;
}
