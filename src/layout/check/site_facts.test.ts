import { expect, it } from "vitest";
import * as z from "zod/mini";
import { siteSettings } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { siteFactsOf } from "./site_facts";

const linksTo = (url: string, more: object = {}) =>
  siteFactsOf({ settings: z.parse(siteSettings, more), pages: [], drafts: [], redirects: [] }, registry, []).links.filter(
    (link) => link.url === url,
  );

it("knows the account's menu, which only users see (C-2.40)", () => {
  expect(linksTo("/profile/deposit")).toEqual([{ url: "/profile/deposit", place: "header", access: "user" }]);
});

it("knows side links, but not the chat (L-3.27)", () => {
  const sideLinks = [
    { title: { en: "Blog" }, url: "/blog", scope: "guest" },
    { title: { en: "Chat" }, url: "/talk", isChat: true },
  ];
  expect(linksTo("/blog", { sideLinks })).toEqual([{ url: "/blog", place: "menu", access: "guest" }]);
  expect(linksTo("/talk", { sideLinks })).toEqual([]);
});

it("knows the extra header while it is shown (L-2.56)", () => {
  const extraHeader = { isShown: true, loyalty: { title: { en: "VIP" }, url: "/gold" } };
  expect(linksTo("/gold", { extraHeader })).toEqual([{ url: "/gold", place: "header", access: "any" }]);
  expect(linksTo("/gold", { extraHeader: { ...extraHeader, isShown: false } })).toEqual([]);
});

it("leads to the friends where that earns something (L-2.42)", () => {
  expect(linksTo("/refer-a-friend-program")).toEqual([]);
  expect(linksTo("/refer-a-friend-program", { referAFriendPercent: 10 })).toHaveLength(1);
});
