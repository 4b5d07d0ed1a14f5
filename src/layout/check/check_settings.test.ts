import * as z from "zod/mini";
import { expect, it } from "vitest";
import type { Page } from "../../../schemas/page";
import { type SiteSettings, siteSettings } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { page, section } from "../../testing/build";
import { checkSettings } from "./check_settings";
import { mendSettings } from "./mend_settings";
import type { CheckedSite } from "./site_facts";

const now = "2026-11-20T12:00:00Z";
const pageAt = (route: string): Page => ({ ...page(), id: route.slice(1).replaceAll("/", "_") || "home", route });
const pages = ["/", "/games", "/responsible-gaming", "/account/responsible-gambling"].map(pageAt);
const settings = (changes: object = {}): SiteSettings =>
  z.parse(siteSettings, { languages: ["en"], setup: "curacao", ...changes });
const entry = (url: string, title: object = { en: "T" }) => ({ title, url });

const check = (draft: object, live: SiteSettings = settings(), more: Partial<CheckedSite> = {}) =>
  checkSettings(draft as Record<string, unknown>, {
    site: { settings: live, pages, drafts: [{ id: "soon", route: "/soon" }], redirects: [], ...more },
    registry,
    hasCaptchaSecret: false,
    now,
  });
const found = (...args: Parameters<typeof check>) =>
  check(...args).map(({ code, severity, path }) => `${severity} ${code} ${path.join(".")}`);

it("finds nothing in settings that are in order", () => {
  expect(
    check({ languages: ["en"], topNavigation: [entry("/games"), entry("https://example.com"), entry("?modal=login")] }),
  ).toEqual([]);
});

it.each([
  ["a value that does not fit", { theme: "neon" }, "block settings.invalid theme"],
  [
    "a menu entry without a text",
    { languages: ["en"], bottomBar: [entry("/games", {})] },
    "block text.no_english bottomBar.0.title",
  ],
  [
    "a menu entry without English",
    { languages: ["en"], bottomBar: [entry("/games", { de: "Spiele" })] },
    "block text.no_english bottomBar.0.title",
  ],
  [
    "a text that a language of the site lacks",
    { languages: ["en", "fi"], topNavigation: [entry("/games")] },
    "warn text.untranslated topNavigation.0.title",
  ],
  ["a menu entry that leads nowhere", { topNavigation: [entry("/nowhere")] }, "block link.broken topNavigation.0.url"],
  [
    "an entry inside one",
    { topNavigation: [{ ...entry("/games"), items: [entry("/nowhere")] }] },
    "block link.broken topNavigation.0.items.0.url",
  ],
  [
    "a link of the footer to a page that is not on the site",
    { footerColumns: [{ title: { en: "T" }, items: [entry("/soon")] }] },
    "block link.broken footerColumns.0.items.0.url",
  ],
  ["a side link that leads nowhere", { sideLinks: [entry("/nowhere")] }, "block link.broken sideLinks.0.url"],
  [
    "a page address that leads nowhere (L-2.22)",
    { pageAddresses: { deposit: { en: "/games", de: "/nowhere" } } },
    "block link.broken pageAddresses.deposit.de",
  ],
  [
    "an onboarding topic that leads nowhere",
    { onboarding: { topics: [{ topicKey: "a", topicContent: { en: { title: "A", link: "/nowhere" } } }] } },
    "block link.broken onboarding.topics.0.topicContent.en.link",
  ],
  [
    "two onboarding topics of one name",
    {
      onboarding: {
        topics: [
          { topicKey: "a", topicContent: {} },
          { topicKey: "a", topicContent: {} },
        ],
      },
    },
    "block topic.twice onboarding.topics.1.topicKey",
  ],
  ["a chat by a script without a script", { liveChat: { provider: "script" } }, "block chat.no_script liveChat.scriptUrl"],
  ["a hosted captcha without its key", { captcha: { provider: "hosted" } }, "block captcha.incomplete captcha.siteKey"],
  ["a hosted captcha that can't be checked", { captcha: { provider: "hosted" } }, "block captcha.incomplete captcha.verifyUrl"],
  [
    "a hosted captcha without a secret on the server",
    { captcha: { provider: "hosted" } },
    "block captcha.no_secret captcha.provider",
  ],
  [
    "a logo that leads somewhere and has no name",
    { licenceSeal: { imageUrl: "/seal.svg", url: "https://example.com" } },
    "block logo.no_name licenceSeal.alt",
  ],
  [
    "a logo without a name",
    { logos: { payments: [{ imageUrl: "/card.svg" }], providers: [] } },
    "warn logo.no_name logos.payments.0.alt",
  ],
])("finds %s", (_, draft, expected) => {
  expect(found({ languages: ["en"], ...draft })).toContain(expected);
});

it("says which languages visitors would lose", () => {
  expect(check({ languages: ["en"] }, settings({ languages: ["en", "fi", "da"] }))).toMatchObject([
    { code: "language.removed", severity: "warn", values: { languages: ["fi", "da"] } },
  ]);
});

it("stops a publish that would take pictures from pages of the site, and names the pages", () => {
  const props = { image: { src: "https://elsewhere.example/a.avif", isDecoration: true }, cta: { url: "" } };
  const shown = { ...page(section("content_section#c", { props })), id: "shown", route: "/shown" };
  const site = { pages: [...pages, shown] };
  const pictureOrigins = ["https://pictures.example"];
  expect(check({ languages: ["en"], pictureOrigins }, settings(), site)).toMatchObject([
    { code: "picture.blocked", severity: "block", values: { origin: "https://elsewhere.example", pages: [{ route: "/shown" }] } },
  ]);
  expect(check({ languages: ["en"], pictureOrigins: ["https://elsewhere.example"] }, settings(), site)).toEqual([]);
  expect(check({ languages: ["en"], pictureOrigins }, settings({ pictureOrigins }), site)).toEqual([]);
});

it("does not stop a publish over what is on the site already", () => {
  const live = settings({ topNavigation: [entry("/nowhere")], bottomBar: [entry("/games", {})] });
  expect(found({ ...live, name: "Other" }, live)).toEqual([
    "warn text.no_english bottomBar.0.title",
    "warn link.broken topNavigation.0.url",
  ]);
});

it("stops what takes from a market's pages what it asks for, and names the pages", () => {
  const live = settings({ markets: ["GB"] });
  const [finding] = check({ languages: ["en"], markets: ["GB"], footerOff: true }, live);
  expect(finding).toMatchObject({ code: "rule.unmet", severity: "block", values: { market: "GB", isNew: false } });
  expect(finding?.values["pages"]).not.toEqual([]);
});

it("tells what a market that is added asks of the pages, without stopping it", () => {
  const found = check({ languages: ["en"], markets: ["GB"], footerOff: true }, settings({ footerOff: true }));
  expect(found[0]).toMatchObject({ code: "rule.unmet", severity: "warn", values: { market: "GB", isNew: true } });
  expect(found.every(({ severity }) => severity === "warn")).toBe(true);
});

it("uses a draft as far as it is valid, and what is in force for the rest", () => {
  const live = settings({ name: "Live", theme: "lulu" });
  expect(mendSettings({ name: "Draft", theme: 7, languages: ["en"] }, live)).toEqual({ ...live, name: "Draft" });
});
