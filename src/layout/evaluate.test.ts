import { expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import type { Rules } from "../../schemas/rules";
import type { Viewer } from "../../schemas/viewer";
import { decidingRule, evaluate, evaluateRules } from "./evaluate";

const guest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "DE",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-11-19T12:00:00Z",
}; // a Thursday
const unknown: Viewer = { ...guest, session: "unknown" };
const unpaid: Viewer = { ...guest, session: "user" };
const paid: Viewer = { ...unpaid, depositCount: 3 };
const from = (country: string | null): Viewer => ({ ...guest, country });
const at = (now: string): Viewer => ({ ...guest, now });

const registry = {
  isKnown: (type: string) => type === "banner",
  issuesOf: ({ props }: Section) => (props?.["bad"] ? [{ path: ["bad"], message: "no" }] : []),
};
const section = (fields: Partial<Section> = {}): Section => ({ id: "a", name: "A", type: "banner", ...fields });

it.each<[string, Rules, Viewer, string | undefined]>([
  ["shows access any to guests (L-1.08)", { access: "any" }, guest, undefined],
  ["shows access any to users (L-1.08)", { access: "any" }, paid, undefined],
  ["hides access guest from users (L-1.08)", { access: "guest" }, unpaid, "guests_only"],
  ["hides access user from guests (L-1.08)", { access: "user" }, guest, "users_only"],
  ["shows access user to users (L-1.08)", { access: "user" }, unpaid, undefined],
  ["assumes no guest before the session is known (L-1.15)", { access: "guest" }, unknown, "session_unknown"],
  ["assumes no user before the session is known (L-1.15)", { access: "user" }, unknown, "session_unknown"],
  ["shows access any before the session is known (L-1.15)", { access: "any" }, unknown, undefined],
  ["hides what is switched off (L-1.07)", { isVisible: false }, guest, "switched_off"],
  ["shows to everyone without a flag (L-5.16)", { audiences: {} }, guest, undefined],
  ["shows guests what is for guests (L-5.16)", { audiences: { guests: true } }, guest, undefined],
  ["hides what is for guests from players (L-5.16)", { audiences: { guests: true } }, paid, "other_audience"],
  ["counts every signed-in user as a player (L-5.16)", { audiences: { players: true } }, unpaid, undefined],
  ["counts a deposit as paid (L-5.16)", { audiences: { paidCustomers: true } }, paid, undefined],
  ["hides paid offers from those without a deposit (L-5.16)", { audiences: { paidCustomers: true } }, unpaid, "other_audience"],
  [
    "shows unpaid offers to those without a deposit (L-5.16, C-3.51)",
    { audiences: { unpaidCustomers: true } },
    unpaid,
    undefined,
  ],
  ["ORs several flags (L-5.16, C-3.51)", { audiences: { guests: true, paidCustomers: true } }, paid, undefined],
  ["waits for the session with an audience (L-1.15)", { audiences: { players: true } }, unknown, "session_unknown"],
  [
    "shows what is for guests and players before the session is known (L-1.15)",
    { audiences: { guests: true, players: true } },
    unknown,
    undefined,
  ],
  ["shows an allowed country (L-5.13)", { countries: { allowedCountries: ["DE"] } }, from("DE"), undefined],
  ["hides from a country that is not allowed (L-5.13)", { countries: { allowedCountries: ["DE"] } }, from("NO"), "not_allowed"],
  [
    "passes over restrictions where countries are allowed (L-5.13)",
    { countries: { allowedCountries: ["DE"], restrictedCountries: ["DE"] } },
    from("DE"),
    undefined,
  ],
  ["hides from a restricted country (L-5.14)", { countries: { restrictedCountries: ["NO"] } }, from("NO"), "restricted"],
  ["shows to a country that is not restricted (L-5.14)", { countries: { restrictedCountries: ["NO"] } }, from("DE"), undefined],
  ["shows where the country is not known (L-5.15)", { countries: { allowedCountries: ["DE"] } }, from(null), undefined],
  ["shows where there are no settings (L-5.15)", { countries: {} }, from("NO"), undefined],
  ["shows on every device where none is named", { devices: [] }, guest, undefined],
  ["hides from another device", { devices: ["phone", "tablet"] }, guest, "other_device"],
  ["shows on a device that is named", { devices: ["phone"] }, { ...guest, device: "phone" }, undefined],
  ["goes by the guess for a single banner", { devices: ["phone"] }, { ...guest, isDeviceGuess: true }, "other_device"],
  ["hides before the start", { schedule: { startAt: "2026-11-19T12:00:01Z" } }, guest, "before_start"],
  ["shows from the start on", { schedule: { startAt: "2026-11-19T12:00:00Z" } }, guest, undefined],
  ["hides from the end on", { schedule: { endAt: "2026-11-19T12:00:00Z" } }, guest, "after_end"],
  ["shows on a valid day (L-3.24)", { schedule: { validOnDays: ["thursday"] } }, guest, undefined],
  ["hides on other days (L-3.24)", { schedule: { validOnDays: ["friday"] } }, guest, "other_day"],
  [
    "reads the day in the schedule's own zone",
    { schedule: { validOnDays: ["friday"], timeZone: "Pacific/Auckland" } },
    guest,
    undefined,
  ],
  ["hides outside of the daily window (L-3.24)", { schedule: { startTime: "18:00", endTime: "23:59" } }, guest, "other_time"],
  [
    "shows inside a window past midnight",
    { schedule: { startTime: "22:00", endTime: "02:00" } },
    at("2026-11-19T01:30:00Z"),
    undefined,
  ],
  [
    "counts the hours after midnight to the day before",
    { schedule: { validOnDays: ["thursday"], startTime: "22:00", endTime: "02:00" } },
    at("2026-11-20T01:00:00Z"),
    undefined,
  ],
  [
    "hides at the end of a window past midnight",
    { schedule: { startTime: "22:00", endTime: "02:00" } },
    at("2026-11-19T02:00:00Z"),
    "other_time",
  ],
])("%s", (_, rules, viewer, reason) => {
  expect(decidingRule(evaluateRules(rules, viewer))?.reason).toBe(reason);
});

it("traces every rule in the order in which they decide", () => {
  const { trace } = evaluate(section(), guest, { registry, parent: null });
  expect(trace.map(({ rule }) => rule)).toEqual([
    "type",
    "props",
    "visible",
    "access",
    "audience",
    "country",
    "device",
    "schedule",
    "experiment",
    "parent",
  ]);
});

it("goes on after the rule that decides, so that one reads what else would hide it", () => {
  const evaluation = evaluate(section({ isVisible: false, access: "user" }), guest, { registry, parent: null });
  expect(evaluation.trace.flatMap(({ reason }) => reason ?? [])).toEqual(["switched_off", "users_only"]);
  expect(decidingRule(evaluation)?.rule).toBe("visible");
});

it("hides a type that nobody knows (L-2.97)", () => {
  expect(decidingRule(evaluate(section({ type: "wheel" }), guest, { registry, parent: null }))?.reason).toBe("unknown_type");
});

it("hides a section whose props are invalid and names the field (S-0.06)", () => {
  const rule = decidingRule(evaluate(section({ props: { bad: true } }), guest, { registry, parent: null }));
  expect(rule).toMatchObject({ reason: "invalid_props", actual: [{ path: ["bad"] }] });
});

it("hides what is inside a hidden section", () => {
  const rule = decidingRule(evaluate(section(), guest, { registry, parent: { name: "Lobby", isShown: false } }));
  expect(rule).toMatchObject({ reason: "parent_hidden", actual: { name: "Lobby" } });
});

it("says what was expected and what was there", () => {
  const rule = decidingRule(evaluateRules({ countries: { restrictedCountries: ["NO"] } }, from("NO")));
  expect(rule).toEqual({ rule: "country", passed: false, expected: { restricted: ["NO"] }, actual: "NO", reason: "restricted" });
});

it("leaves a section for some devices to the width of the page where the device is a guess, and says so", () => {
  const evaluation = evaluate(section({ devices: ["phone"] }), { ...guest, isDeviceGuess: true }, { registry, parent: null });
  expect(evaluation.verdict).toBe("shown");
  expect(evaluation.trace.find(({ rule }) => rule === "device")).toMatchObject({ expected: ["phone"], actual: "width" });
});

it("shows a variant to those who have it and to nobody else, and says which they have (issue 18, 9)", () => {
  const experiment = { id: "hero", name: "Welcome", variant: "b", share: 50 };
  const ruleFor = (variants?: Record<string, string>) =>
    decidingRule(evaluate(section({ experiment }), { ...guest, ...(variants && { variants }) }, { registry, parent: null }));
  expect(ruleFor({ hero: "b" })).toBeUndefined();
  expect(ruleFor({ hero: "a" })).toMatchObject({
    rule: "experiment",
    reason: "other_variant",
    expected: experiment,
    actual: "a",
  });
  expect(ruleFor()).toMatchObject({ reason: "other_variant", actual: null });
  const namedAsBuiltIn = { experiment: { ...experiment, id: "constructor" } };
  expect(evaluate(section(namedAsBuiltIn), { ...guest, variants: {} }, { registry, parent: null }).verdict).toBe("hidden");
});
