import { describe, expect, it } from "vitest";
import type { Section } from "../../../schemas/page";
import type { PageRule, Profile, Target } from "../../../schemas/profile";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import type { ShellLink, SiteFacts } from "../../../schemas/site_facts";
import { registry } from "../../../sections/registry";
import type { SectionType } from "../../../sections/schemas";
import { page, section } from "../../testing/build";
import { checkPage } from "./check_page";

const now = "2026-11-20T12:00:00Z";
const plain = (id: string, route = `/${id}`) => ({ id, route, anchors: [], nested: [], landmarks: [] });
const nothing: SiteFacts = {
  languages: ["en"],
  markets: [],
  addresses: {
    home: ["/"],
    deposit: ["/deposit"],
    limits: ["/limits"],
    responsible_gaming: ["/help"],
    self_test: ["/test"],
    terms: ["/terms"],
  },
  links: [],
  parts: [],
  words: [],
  pages: [plain("deposit"), plain("limits"), plain("help"), plain("test"), plain("terms")],
  drafts: [],
  redirects: [],
  contents: [],
};
const exclusion = { ...plain("breaks"), landmarks: [{ type: "self_exclusion_block", rules: [] }] };
const link = (url: string, more: Partial<ShellLink> = {}): ShellLink => ({ url, place: "header", access: "any", ...more });

function unmet(market: Market, facts: Partial<SiteFacts>, ...sections: Section[]) {
  const { findings } = checkPage(page(...sections), { registry, facts: { ...nothing, markets: [market], ...facts }, now });
  return findings.filter(({ code }) => code === "rule.unmet");
}
const names = (...of: Parameters<typeof unmet>) => unmet(...of).map(({ values }) => values["rule"]);

/** A site that gives a target to everybody. */
function siteWith(target: Target): Partial<SiteFacts> {
  if ("part" in target) return { parts: [target.part] };
  if ("words" in target) return { words: [target.words] };
  if ("host" in target) return { links: [link(`https://www.${target.host}/a`)] };
  if ("page" in target) return { links: [link(nothing.addresses[target.page]?.[0] ?? "")] };
  return {
    pages: [...nothing.pages, { ...exclusion, landmarks: [{ type: target.section, rules: [] }] }],
    links: [link("/breaks")],
  };
}

/** So that the page that is checked is one of those that the rule is about. */
const onAll = ({ on }: PageRule) => ({
  ...nothing.addresses,
  ...(on !== "every_page" && Object.fromEntries(on.map((key) => [key, ["/"]]))),
});

/** The section without which the rule does not hold. */
const heldBy = ({ onlyWith }: PageRule) => (onlyWith ? [section(`${onlyWith[0] as SectionType}#offer`)] : []);

const rules = [...profiles.values()].flatMap((profile) =>
  profile.pageRules.map((rule) => [profile.code, rule.name, profile, rule] as const),
);

it("lets no market's pages be published without a way to self-exclusion (D-07)", () => {
  for (const { code, pageRules } of profiles.values()) {
    expect([code, pageRules.find(({ name }) => name === "self_exclusion")]).toEqual([
      code,
      expect.objectContaining({ severity: "block", on: "every_page" }),
    ]);
    const blocked = unmet(code, {}).filter(({ severity }) => severity === "block");
    expect(blocked.map(({ values }) => values["rule"])).toContain("self_exclusion");
  }
});

describe.each(rules)("the rule of %s on %s", (code, name, _profile: Profile, rule: PageRule) => {
  it("finds a page that does not give it", () => {
    const finding = unmet(code, { addresses: onAll(rule) }, ...heldBy(rule)).find(({ values }) => values["rule"] === name);
    expect(finding).toMatchObject({
      severity: rule.severity,
      section: null,
      values: { market: code, who: rule.who, isAtTimes: false },
    });
  });

  it.each(rule.reach.map((target) => [JSON.stringify(target), target] as const))("is met by %s", (_, target) => {
    expect(names(code, { addresses: onAll(rule), ...siteWith(target) }, ...heldBy(rule))).not.toContain(name);
  });
});

describe("a rule", () => {
  it("holds on the pages that it names", () => {
    const facts = { ...nothing, markets: ["GB" as const] };
    const on = (route: string) =>
      checkPage({ ...page(), route }, { registry, facts, now }).findings.map(({ values }) => values["rule"]);
    expect(on("/")).toContain("limits");
    expect(on("/elsewhere")).not.toContain("limits");
  });

  it("is no rule where the site is not in its market", () => {
    expect(
      checkPage(page(), { registry, facts: { ...nothing, markets: [] }, now }).findings.map(({ code }) => code),
    ).not.toContain("rule.unmet");
  });

  it("counts a link only where its rule lets it count", () => {
    const spelpaus = (place: ShellLink["place"]) => names("SE", { links: [link("https://spelpaus.se", { place })] });
    expect(spelpaus("header")).not.toContain("spelpaus");
    expect(spelpaus("footer")).toContain("spelpaus");
    expect(spelpaus("footer")).not.toContain("self_exclusion");
  });

  it("takes no other host for the one it names", () => {
    const hosts = ["https://notspelpaus.se", "https://spelpaus.se.example.org", "/spelpaus.se"];
    for (const url of hosts) expect(names("SE", { links: [link(url)] })).toContain("spelpaus");
  });
});

describe("what counts is who sees it (product.md, 1)", () => {
  const block = (more: object = {}) => section("self_exclusion_block#e", more);
  const who = (...sections: Section[]) =>
    unmet("SE", {}, ...sections).find(({ values }) => values["rule"] === "self_exclusion")?.values["who"] ?? "everybody has it";

  it.each([
    ["everybody", [block()], "everybody has it"],
    ["nobody in another market", [block({ countries: { allowedCountries: ["DE"] } })], ["unpaid", "paid"]],
    ["nobody where it is restricted", [block({ countries: { restrictedCountries: ["SE"] } })], ["unpaid", "paid"]],
    ["those who paid", [block({ audiences: { paidCustomers: true } })], ["unpaid"]],
    [
      "the two halves together",
      [block({ audiences: { paidCustomers: true } }), block({ id: "f", audiences: { unpaidCustomers: true } })],
      "everybody has it",
    ],
    ["guests", [block({ access: "guest" })], ["unpaid", "paid"]],
    ["nobody while it is switched off", [block({ isVisible: false })], ["unpaid", "paid"]],
    ["nobody inside what is hidden", [section("group#g", { access: "guest" }, block())], ["unpaid", "paid"]],
    ["nobody where its props are invalid", [block({ props: { defaultDays: 0 } })], ["unpaid", "paid"]],
  ])("shown to %s", (_, sections, expected) => {
    expect(who(...sections)).toEqual(expected);
  });

  it("does not count what comes and goes with a schedule, and says so", () => {
    const soon = { schedule: { startAt: "2026-12-01T00:00:00Z" } };
    const past = { schedule: { startAt: "2026-01-01T00:00:00Z" } };
    const weekends = { schedule: { validOnDays: ["saturday", "sunday"] } };
    for (const rule of [soon, weekends]) {
      expect(unmet("SE", {}, block(rule)).find(({ values }) => values["rule"] === "self_exclusion")?.values["isAtTimes"]).toBe(
        true,
      );
    }
    expect(who(block(past))).toBe("everybody has it");
  });

  it("follows links of banners with rules of their own, and of menus for some", () => {
    const facts = { pages: [...nothing.pages, exclusion] };
    const has = (...sections: Section[]) => !names("SE", facts, ...sections).includes("self_exclusion");
    const banner = (more: object) => ({ bannerTitle: { en: "B" }, bannerCtaLink: "/breaks", ...more });
    const carousel = (more: object) => section("banner_carousel#c", { props: { banners: [banner(more)], sideBanners: [] } });
    expect(has(carousel({}))).toBe(true);
    expect(has(carousel({ bannerContentSettings: { restrictedCountries: ["SE"] } }))).toBe(false);
    const menu = (more: object) => section("menu#m", { props: { items: [{ title: { en: "M" }, url: "/breaks", ...more }] } });
    expect(has(menu({ scope: "user" }))).toBe(true);
    expect(has(menu({ scope: "guest" }))).toBe(false);
  });

  it("follows a link to a page only where the visitor finds it there", () => {
    const hidden = {
      ...exclusion,
      landmarks: [{ type: "self_exclusion_block", rules: [{ countries: { restrictedCountries: ["SE"] } }] }],
    };
    expect(names("SE", { pages: [hidden], links: [link("/breaks")] })).toContain("self_exclusion");
    expect(names("SE", { pages: [exclusion], links: [link("/breaks", { access: "guest" })] })).toContain("self_exclusion");
  });

  it("looks into nested pages", () => {
    const nested = { id: "inner", route: "/inner", title: { en: "I" }, sections: [block()] };
    const facts = { pages: [plain("inner")], contents: [nested] };
    expect(names("SE", facts, section("nested_page#n", { props: { pageSlug: "inner" } }))).not.toContain("self_exclusion");
  });

  it("knows a part of a country by its country", () => {
    expect(profiles.get("ON")).toMatchObject({ country: "CA", subdivision: "Ontario" });
  });
});
