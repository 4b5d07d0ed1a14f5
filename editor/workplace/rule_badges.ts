import type { Rules } from "../../schemas/rules";
import type { RuleName } from "../../src/layout/evaluate";

/** The rules that a section carries, in the order in which they decide. */
export function rulesOf({ isVisible, access, audiences, countries, devices, schedule }: Rules): RuleName[] {
  const carried: [RuleName, boolean][] = [
    ["visible", isVisible === false],
    ["access", access !== undefined && access !== "any"],
    ["audience", Object.values(audiences ?? {}).some((flag) => flag === true)],
    ["country", Boolean(countries?.allowedCountries?.length || countries?.restrictedCountries?.length)],
    ["device", Boolean(devices?.length)],
    ["schedule", Object.values(schedule ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))],
  ];
  return carried.flatMap(([rule, isCarried]) => (isCarried ? [rule] : []));
}
