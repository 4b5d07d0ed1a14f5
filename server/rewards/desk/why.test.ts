import fc from "fast-check";
import { expect, it } from "vitest";
import { promotionContent } from "../../../schemas/promotion_content";
import { weekdays } from "../../../schemas/rule_names";
import type { Viewer } from "../../../schemas/viewer";
import { decidingRule, type RuleResult } from "../../../src/layout/evaluate";
import { evaluateOffer } from "../../../src/layout/evaluate_offer";
import { refusalOf } from "../bonuses/conditions";
import type { PromotionRow } from "../promotions/queries";
import { columnsOf } from "./content";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });
const instant = fc
  .date({ min: new Date("2026-02-26T00:00:00Z"), max: new Date("2026-04-01T00:00:00Z"), noInvalidDate: true }) // with a change of the clocks
  .map((at) => at.toISOString());
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const countries = fc.uniqueArray(fc.constantFrom("DE", "NO", "FI", "BR"), { maxLength: 3 });

const content = fc
  .record({
    bonusType: fc.constant("no_deposit"),
    startAt: maybe(instant),
    endAt: maybe(instant),
    validOnDays: fc.uniqueArray(fc.constantFrom(...weekdays), { maxLength: 7 }),
    startTime: maybe(clock),
    endTime: maybe(clock),
    banner: fc.record(
      {
        isVisible: fc.boolean(),
        access: fc.constantFrom("any", "guest", "user"),
        audiences: fc.record({
          guests: fc.boolean(),
          players: fc.boolean(),
          paidCustomers: fc.boolean(),
          unpaidCustomers: fc.boolean(),
        }),
        bannerContentSettings: fc.record({ allowedCountries: countries, restrictedCountries: countries }),
      },
      { requiredKeys: [] },
    ),
    rules: fc.constant({
      gives: { kind: "amount", amount: { EUR: 10 } },
      wager: { times: 1, on: "bonus" },
      use: "REAL_TO_FUN",
      shares: {},
      excludedGames: [],
      days: 7,
      maxBet: null,
      oncePer: "player",
      takers: null,
    }),
  })
  .filter(({ startAt, endAt }) => !startAt || !endAt || startAt < endAt);

type Typed = typeof content extends fc.Arbitrary<infer Value> ? Value : never;

const viewer: fc.Arbitrary<Viewer> = fc.record({
  session: fc.constant("user"),
  depositCount: fc.nat(2),
  country: maybe(fc.constantFrom("DE", "NO", "FI", "BR", "PT")),
  subdivision: fc.constant(null),
  language: fc.constant("en"),
  device: fc.constant("desktop"),
  now: instant,
});

/** What a claim answers for what "Why?" shows. */
const codes: Partial<Record<NonNullable<RuleResult["reason"]>, readonly string[]>> = {
  before_start: ["NOT_STARTED"],
  after_end: ["ENDED"],
  other_day: ["VALID_ON_DAYS"],
  other_time: ["START_TIME_ERROR", "END_TIME_ERROR"],
};

/** When an offer is open and where it may be had, read a second time and as plainly as can be: minutes of the week by the clocks of a zone. */
function isOpenPlainly({ startAt, endAt, validOnDays, startTime, endTime, banner }: Typed, who: Viewer, timeZone: string) {
  if ((startAt && who.now < startAt) || (endAt && who.now >= endAt)) return false;
  const { allowedCountries = [], restrictedCountries = [] } = banner.bannerContentSettings ?? {};
  const { country } = who; // where nobody knows it, nothing is kept from anybody
  const isIn = (list: readonly string[]) => list.includes(country ?? "");
  const isAllowed = allowedCountries.length > 0 ? isIn(allowedCountries) : !isIn(restrictedCountries);
  if (country !== null && !isAllowed) return false;
  const [day = "", time = ""] = new Date(who.now)
    .toLocaleString("en-GB", { timeZone, weekday: "long", hour: "2-digit", minute: "2-digit" })
    .toLowerCase()
    .split(/,? /);
  const days = weekdays.filter((name) => validOnDays.length === 0 || validOnDays.includes(name));
  const [from, until] = [startTime ?? "00:00", endTime ?? "24:00"];
  const at = (name: string, clock: string) =>
    weekdays.findIndex((one) => one === name) * 1440 + 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));
  const week = 7 * 1440;
  const length = (at(day, until) - at(day, from) + 1440 - 1) % 1440; // past midnight where it ends before it begins
  return days.some((name) => (at(day, time) - at(name, from) + week) % week <= length);
}

it("what “Why?” says of an offer as it is edited is what a claim of it gets once it is published, for whoever it is and whenever", () => {
  fc.assert(
    fc.property(content, viewer, fc.constantFrom("UTC", "Europe/Helsinki", "America/Sao_Paulo"), (typed, who, timeZone) => {
      const said = decidingRule(evaluateOffer(typed, who, timeZone));
      const published = columnsOf(promotionContent.parse(typed)) as PromotionRow;
      const player = { isEmailVerified: true, depositCount: who.depositCount, createdAt: new Date(0) };
      if (!published.rules) throw new Error("It has rules");
      const refusal = refusalOf({ ...published, isClosed: false }, published.rules, {
        viewer: who,
        player,
        timeZone,
        hasCoupon: false,
      });
      if (!said?.reason) expect(refusal).toBeNull();
      else expect(codes[said.reason] ?? ["NOT_AVAILABLE"]).toContain(refusal?.code);
      if (!isOpenPlainly(typed, who, timeZone)) expect(refusal).not.toBeNull();
      else if (refusal) expect(["audience", "access", "visible", "country"]).toContain(said?.rule);
    }),
    { numRuns: 500 },
  );
});
