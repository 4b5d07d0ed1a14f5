import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../schemas/settings";
import { ownLinks } from "./own_links";

const settings = (more: object = {}) => z.parse(siteSettings, more);
const topic = { topicKey: "first", topicContent: { en: { title: "Hello" } } };
const menu = (...urls: string[]) => ({ sideNavigation: [{ items: urls.map((url) => ({ title: url, url })) }] });
const names = (more: object, session: "unknown" | "guest" | "user") =>
  ownLinks(settings(more), session, "en").map(({ name }) => name);

it.each([
  ["unknown", ["rakeback"]],
  ["guest", ["rakeback"]],
  ["user", ["favorites", "recent", "rakeback"]],
] as const)("gives a %s %j (L-2.43, L-2.47)", (session, expected) => {
  expect(names({}, session)).toEqual(expected);
});

it("offers to refer a friend where that earns something (L-2.42)", () => {
  expect(names({ referAFriendPercent: 25 }, "guest")).toEqual(["refer_a_friend", "rakeback"]);
});

it("offers the tour to users where there is one", () => {
  expect(names({ onboarding: { isShown: true, topics: [topic] } }, "user")).toContain("tour");
  expect(names({ onboarding: { isShown: true, topics: [] } }, "user")).not.toContain("tour");
});

it("leaves out what a configured entry leads to", () => {
  expect(names(menu("/profile/favorites", "/profile/recent?from=menu"), "user")).toEqual(["rakeback"]);
  expect(names({ ...menu("/bonus-days"), pageAddresses: { rakeback: { en: "/bonus-days" } } }, "guest")).toEqual([]);
});

it("opens the calendar on the VIP club's page until it has one of its own (L-2.47)", () => {
  expect(ownLinks(settings(menu("/vip-club")), "guest", "en")).toMatchObject([
    { name: "rakeback", url: "/vip-club", isShared: true },
  ]);
});
