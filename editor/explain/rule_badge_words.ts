import type { TFunction } from "i18next";
import type { Section } from "../../schemas/page";
import { audienceNames, type Rules } from "../../schemas/rules";
import type { RuleName } from "../../src/layout/evaluate";
import { letterOf } from "./explain";

/** What a rule asks for, in as few words as a badge has room for: "Guests", "not in 3", "from 1 Dec". */
export function ruleBadgeWords(t: TFunction, rules: Rules & Pick<Section, "experiment">, rule: RuleName): string {
  switch (rule) {
    case "access":
      return t(`explain.access.${rules.access ?? "any"}`);
    case "audience": {
      const asked = audienceNames.filter((name) => rules.audiences?.[name]);
      return asked.length === 1 ? t(`explain.audience.${asked[0]}`) : t("arranging.badge.audiences", { count: asked.length });
    }
    case "country":
      return countryWords(t, rules);
    case "device":
      return (rules.devices ?? []).map((device) => t(`personas.device.${device}`)).join(", ");
    case "visible":
      return t("explain.actual.off");
    case "schedule":
      return t("arranging.badge.schedule");
    case "experiment":
      return t("arranging.badge.variant", { variant: letterOf(rules.experiment?.variant), share: rules.experiment?.share });
    default:
      return "";
  }
}

function countryWords(t: TFunction, { countries }: Rules) {
  const allowed = countries?.allowedCountries ?? [];
  const restricted = countries?.restrictedCountries ?? [];
  const [key, list] = allowed.length > 0 ? (["only_in", allowed] as const) : (["not_in", restricted] as const);
  return t(`arranging.badge.${key}`, { countries: list.length <= 2 ? list.join(", ") : list.length });
}
