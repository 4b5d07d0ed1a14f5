import type { Section } from "../../schemas/page";
import type { Rules } from "../../schemas/rules";
import type { RuleName } from "../../src/layout/evaluate";

type Carrying = Rules & Pick<Section, "experiment">;

/** The rules that a section carries, in the order in which they decide. */
export function rulesOf({ isVisible, access, audiences, countries, devices, schedule, experiment }: Carrying): RuleName[] {
  const carried: [RuleName, boolean][] = [
    ["visible", isVisible === false],
    ["access", access !== undefined && access !== "any"],
    ["audience", Object.values(audiences ?? {}).some((flag) => flag === true)],
    ["country", Boolean(countries?.allowedCountries?.length || countries?.restrictedCountries?.length)],
    ["device", Boolean(devices?.length)],
    ["schedule", Object.values(schedule ?? {}).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))],
    ["experiment", experiment !== undefined],
  ];
  return carried.flatMap(([rule, isCarried]) => (isCarried ? [rule] : []));
}
