import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { ownLinks } from "./own_links";

const settings = (more: object = {}) => z.parse(siteSettings, more);
const topic = { topicKey: "first", topicContent: { en: { title: "Hello" } } };
const menu = (...urls: string[]) => ({ sideNavigation: [{ items: urls.map((url) => ({ title: url, url })) }] });
const names = (more: object, session: "unknown" | "guest" | "user") =>
  ownLinks(settings(more), { session, language: "en" }).map(({ name }) => name);

it.each([
  ["unknown", []],
  ["guest", []],
  ["user", ["favorites", "recent"]],
] as const)("gives a %s %j (L-2.43, L-2.47)", (session, expected) => {
  expect(names({}, session)).toEqual(expected);
});

it("offers to refer a friend where that earns something (L-2.42)", () => {
  expect(names({ referAFriendPercent: 25 }, "guest")).toEqual(["refer_a_friend"]);
});

it("offers the tour to users where there is one", () => {
  expect(names({ onboarding: { isShown: true, topics: [topic] } }, "user")).toContain("tour");
  expect(names({ onboarding: { isShown: true, topics: [] } }, "user")).not.toContain("tour");
});

it("leaves out what a configured entry leads to", () => {
  expect(names(menu("/profile/favorites", "/profile/recent?from=menu"), "user")).toEqual([]);
  expect(names({ ...menu("/bonus-days"), pageAddresses: { rakeback: { en: "/bonus-days" } } }, "guest")).toEqual([]);
  expect(names({ ...menu("?modal=rakeback"), pageAddresses: { rakeback: "/bonus-days" } }, "user")).not.toContain("rakeback");
});

it("offers the calendar as soon as the site has a page for it, over the page for users who want one (L-2.47)", () => {
  const site = settings({ pageAddresses: { rakeback: "/bonus-days" } });
  const urls = (looking: Omit<Parameters<typeof ownLinks>[1], "language">) =>
    ownLinks(site, { ...looking, language: "en" }).flatMap(({ name, url }) => (name === "rakeback" ? [url] : []));
  expect(urls({ session: "guest" })).toEqual(["/bonus-days"]);
  expect(urls({ session: "user", user: { noCalendar: false } })).toEqual(["?modal=rakeback"]);
  expect(urls({ session: "user", user: { noCalendar: true } })).toEqual([]);
  expect(names({}, "user")).not.toContain("rakeback");
});
