import { expect, it } from "vitest";
import { countryCodes } from "../../../schemas/country_codes";
import type { Section } from "../../../schemas/page";
import type { Schedule } from "../../../schemas/rules";
import { registry } from "../../../sections/registry";
import { analyse } from "./analyse";
import { changesIn, shownIn } from "./changes";

const from = "2026-10-20T00:00:00Z";
const section = (id: string, schedule?: Schedule, sections?: Section[]): Section => ({
  id,
  name: id,
  type: sections ? "group" : "blank",
  props: {},
  ...(schedule && { schedule }),
  ...(sections && { sections }),
});

function changes(days: number, ...sections: Section[]) {
  const analysis = analyse(sections, { registry, countries: countryCodes, from });
  const span = { from: Date.parse(from), until: Date.parse(from) + days * 86_400_000 };
  return changesIn(shownIn(analysis, span), span).map(
    ({ at, subject, opens }) => `${new Date(at).toISOString().slice(0, 16)} ${subject.key} ${opens ? "opens" : "closes"}`,
  );
}

it("lists what begins and ends, a window each time it comes, on the right side of a change of the clocks", () => {
  const weekend = { validOnDays: ["saturday" as const], startTime: "18:00", endTime: "20:00", timeZone: "Europe/Oslo" };
  expect(changes(15, section("jackpots", weekend), section("always"))).toEqual([
    "2026-10-24T16:00 jackpots opens",
    "2026-10-24T18:00 jackpots closes",
    "2026-10-31T17:00 jackpots opens",
    "2026-10-31T19:00 jackpots closes",
  ]);
});

it("shows something only while what holds it is shown", () => {
  const inside = section("inside", { startAt: "2026-10-21T00:00:00Z", endAt: "2026-10-25T00:00:00Z" });
  expect(changes(15, section("holder", { endAt: "2026-10-23T00:00:00Z" }, [inside]))).toEqual([
    "2026-10-21T00:00 inside opens",
    "2026-10-23T00:00 holder closes",
    "2026-10-23T00:00 inside closes",
  ]);
});

it("leaves out what is over and what nobody sees", () => {
  const isVisible = false;
  expect(
    changes(15, section("over", { endAt: "2026-10-01T00:00:00Z" }), {
      ...section("off", { endAt: "2026-10-22T00:00:00Z" }),
      isVisible,
    }),
  ).toEqual([]);
});
