import { audienceNames, type Rules, weekdays } from "../../schemas/rules";

const countryCodes = [
  "DE",
  "NO",
  "FI",
  "SE",
  "DK",
  "PT",
  "ES",
  "FR",
  "NL",
  "GB",
  "IE",
  "AT",
  "CH",
  "PL",
  "CA",
  "BR",
  "NZ",
  "AU",
  "US",
  "JP",
];
const timeZones = ["UTC", "Europe/Berlin", "Europe/Helsinki", "America/Sao_Paulo", "America/New_York"];

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;

const kinds: readonly ((random: Random) => Rules)[] = [
  (random) => ({ access: pick(random, ["guest", "user"]) }),
  (random) => ({ audiences: { [pick(random, audienceNames)]: true } }),
  (random) => ({ countries: { allowedCountries: countryCodes.filter(() => random() < 0.5) } }),
  (random) => ({ countries: { restrictedCountries: countryCodes.filter(() => random() < 0.3) } }),
  (random) => ({ schedule: { startAt: "2026-01-01T00:00:00Z", endAt: random() < 0.5 ? "2027-01-01T00:00:00Z" : undefined } }),
  (random) => ({
    schedule: {
      validOnDays: weekdays.filter(() => random() < 0.6),
      startTime: "18:00",
      endTime: "02:00",
      timeZone: pick(random, timeZones),
    },
  }),
];

/** Half of the sections have rules, as on a page that is used; of those one in four has two. */
export function randomRules(random: Random): Rules {
  if (random() < 0.5) return {};
  const one = pick(random, kinds)(random);
  return random() < 0.25 ? { ...one, ...pick(random, kinds)(random) } : one;
}
