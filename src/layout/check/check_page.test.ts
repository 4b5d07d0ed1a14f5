import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, FindingCode } from "../../../schemas/finding";
import type { Page, Section } from "../../../schemas/page";
import { siteFacts, type SiteFacts } from "../../../schemas/site_facts";
import { editors } from "../../../sections/editors";
import { registry } from "../../../sections/registry";
import { arbitrarySections } from "../../testing/arbitrary_page";
import { page, section } from "../../testing/build";
import { sampleMarks } from "../samples";
import { checkPage } from "./check_page";

const now = "2026-11-20T12:00:00Z";
const nothing: SiteFacts = {
  languages: ["en", "de"],
  markets: [],
  addresses: {},
  links: [],
  parts: [],
  words: [],
  pages: [],
  drafts: [],
  redirects: [],
  contents: [],
};
const published = (id: string, more: Partial<SiteFacts["pages"][number]> = {}) => ({
  id,
  route: `/${id}`,
  anchors: [],
  nested: [],
  landmarks: [],
  ...more,
});

const check = (of: Page, facts: Partial<SiteFacts> = {}) =>
  checkPage(of, { registry, facts: { ...nothing, ...facts }, now }).findings;
/** What is found, each as `code section path`; translations aside, which every short text lacks. */
const found = (of: Page, facts: Partial<SiteFacts> = {}) =>
  check(of, facts)
    .filter(({ code }) => code !== "text.untranslated")
    .map(({ code, section: at, path }) => [code, at?.id, path.join(".")].filter(Boolean).join(" "));
const first = (of: Page, code: FindingCode, facts: Partial<SiteFacts> = {}): Finding | undefined =>
  check(of, facts).find((finding) => finding.code === code);

const faq = (props: object) => page(section("faq_section#q", { props: props as Record<string, unknown> }));
const words = (body: string) =>
  page(section("expand_content#text", { props: { title: { en: "T", de: "T" }, body: { en: body } } }));
const cta = (url: string) => page(section("banner#b", { props: { banner: {}, cta: { url } } }));

it("lets every type's starter go live", () => {
  for (const type of Object.keys(editors) as (keyof typeof editors)[]) {
    const known = { pages: ["casino", "promotions"].map((id) => published(id)) };
    const stopping = check(page(section(type)), known).filter(
      ({ severity, code }) => severity === "block" && code !== "link.broken",
    );
    expect(stopping, type).toEqual([]);
  }
});

describe("props", () => {
  it("stop a publish where they do not fit their type, at the first field", () => {
    const list = page(section("game_list#games", { props: { limit: 0, rows: 99 } }));
    expect(first(list, "props.invalid")).toMatchObject({ severity: "block", path: ["props", "limit"], values: { count: 2 } });
  });

  it("are not asked for where the type is unknown; that is worth a look (L-2.97)", () => {
    const future: Section = { id: "f", name: "Wheel", type: "loyalty_wheel", props: { image: "/x.avif", url: "/nowhere" } };
    expect(first(page(future), "type.unknown")).toMatchObject({ severity: "warn", section: { id: "f", type: "loyalty_wheel" } });
    expect(found(page(section("blank"), future))).toEqual(["type.unknown f"]);
  });
});

describe("texts", () => {
  it.each([
    [
      "a required one that is empty",
      { items: [{ question: {}, answer: { en: "A" } }] },
      ["text.no_english q props.items.0.question"],
    ],
    [
      "one that another language has",
      { items: [{ question: { de: "F" }, answer: { en: "A" } }] },
      ["text.no_english q props.items.0.question"],
    ],
    [
      "rich text without words",
      { items: [{ question: { en: "F" }, answer: { en: "<p> </p>" } }] },
      ["text.no_english q props.items.0.answer"],
    ],
    ["an optional one that has no language", { items: [], title: {} }, []],
    ["a plain string, which counts as English", { items: [{ question: "F", answer: "A" }] }, []],
  ])("need English: %s (L-9.35)", (_, props, expected) => {
    expect(found(faq(props))).toEqual(expected);
  });

  it("are known by their schema: an address per language is none", () => {
    const odd = page(section("blank#b", { props: { other: { de: "Nur Deutsch" } } }));
    expect(found(odd)).toEqual([]);
  });

  it("of the page itself count too", () => {
    expect(found({ ...page(), title: { de: "Seite" } })).toEqual(["text.no_english title"]);
  });

  it("that other languages lack are counted by language, and listed", () => {
    const some = faq({ items: [{ question: { en: "Q", fi: "K" }, answer: { en: "A", fi: "" } }] });
    expect(first(some, "text.untranslated", { languages: ["en", "fi", "de"] })).toMatchObject({
      severity: "warn",
      values: {
        count: 5,
        languages: [
          { language: "de", count: 3 },
          { language: "fi", count: 2 },
        ],
        places: [
          { id: null, path: ["title"], languages: ["fi", "de"] },
          { id: "q", path: ["props", "items", 0, "question"], languages: ["de"] },
          { id: "q", path: ["props", "items", 0, "answer"], languages: ["fi", "de"] },
        ],
      },
    });
  });
});

describe("pictures", () => {
  it.each([
    ["of an origin that is allowed", "https://pictures.example/a.avif", []],
    ["of the site itself", "/a.avif", []],
    ["of another origin", "https://elsewhere.example/a.avif", ["picture.blocked c props.image.src"]],
  ])("stop a publish where browsers would not show them: %s", (_, src, expected) => {
    const image = { src, isDecoration: true };
    const of = page(section("content_section#c", { props: { image, cta: { url: "" } } }));
    expect(found(of, { pictureOrigins: ["https://pictures.example"] })).toEqual(expected);
    expect(found(of)).toEqual([]);
    expect(found(of, { pictureOrigins: [] })).toEqual([]);
  });

  it("are found in rich text too", () => {
    const of = words('<p>x <img alt="" src="https://elsewhere.example/a.png"></p>');
    expect(found(of, { pictureOrigins: ["https://pictures.example"] })).toEqual(["picture.blocked text props.body"]);
  });

  const picture = (image: unknown) => found(page(section("content_section#c", { props: { image, cta: { url: "" } } })));

  it.each([
    ["a path alone", "/a.avif", ["picture.no_alt c props.image.alt"]],
    ["no words", { src: "/a.avif", alt: {} }, ["picture.no_alt c props.image.alt"]],
    ["words, none of them English", { src: "/a.avif", alt: { de: "Hafen" } }, ["text.no_english c props.image.alt"]],
    ["words", { src: "/a.avif", alt: { en: "Harbour" } }, []],
    ["the mark of a decoration", { src: "/a.avif", isDecoration: true }, []],
    ["no picture at all", { src: "" }, []],
  ])("need alt text, unless they decorate: %s", (_, image, expected) => {
    expect(picture(image)).toEqual(expected);
  });

  const banner = { bannerTitle: "Two for one", bannerImageUrl: "/wide.avif", bannerSmallImageUrl: "/small.avif" };
  it.each([
    ["a banner, which says it in words", "banner", { banner }, []],
    ["one whose words are a promotion's", "banner", { banner: { bannerImageUrl: "/wide.avif", bannerKey: "welcome" } }, []],
    [
      "but not one without a word",
      "banner",
      { banner: { bannerImageUrl: "/wide.avif" } },
      ["picture.no_alt b props.banner.bannerImageUrl.alt"],
    ],
    ["banners that take turns", "banner_cube", { banners: [banner, banner] }, []],
    ["scenery in depth", "banner_atropos", { banner, depthLayers: ["/hill.avif"] }, []],
    ["scenery that moves", "banner_parallax", { banner, layers: ["/hill.avif"] }, []],
    ["scenery that passes by", "banner_travel", { banner, layers: ["/hill.avif"] }, []],
    ["what drives by", "banner_crossy_road", { banner, sprites: ["/bus.avif"] }, []],
    ["a figure before its frame", "banner_genesis", { banner, foreground: "/hero.avif" }, []],
    ["an offer's card", "offer_list", { offers: [{ title: { en: "Two for one" }, imageUrl: "/card.avif" }] }, []],
    ["what a claimed offer shows", "bonus_claim_card", { bonusId: 0, claimedImage: "/got_it.avif" }, []],
  ] as const)(
    "are paths alone, as the documents write them, where they decorate: %s (S-0.04, D-31)",
    (_, type, props, expected) => {
      const pictures = found(page(section(`${type}#b`, { props }))).filter((one) => one.startsWith("picture."));
      expect(pictures).toEqual(expected);
    },
  );

  it.each([
    ["an address and its words, as the documents write it", { imageUrl: "/cards.svg", alt: "Cards" }, []],
    ["a picture with words of its own", { imageUrl: { src: "/cards.svg", alt: { en: "Cards", de: "Karten" } } }, []],
    ["a name in each language", { imageUrl: "/cards.svg", alt: "", name: { en: "Cards", de: "Karten" } }, []],
    ["no words at all", { imageUrl: "/cards.svg", alt: "" }, ["picture.no_alt l props.payments.0.imageUrl.alt"]],
  ])("of a strip of logos can go live with words beside them: %s (S-2.83, D-38)", (_, logo, expected) => {
    expect(found(page(section("logo_strip#l", { props: { payments: [logo], providers: [] } })))).toEqual(expected);
  });
});

describe("links", () => {
  const facts = {
    pages: [published("casino", { anchors: ["slots"] }), published("game", { route: "/casino/games/:game" })],
    drafts: [{ id: "soon", route: "/soon" }],
    redirects: [
      { route: "/old/:name", pageId: "casino" },
      { route: "/older", pageId: "gone" },
    ],
  };

  it.each([
    ["/casino", []],
    ["/de/casino?sort=new#slots", []],
    ["/casino/games/moon", []],
    ["/old/name", []],
    ["/old/name#slots", []],
    ["/older", ["link.broken b props.cta.url"]],
    ["/", []],
    ["https://example.org/nowhere", []],
    ["mailto:help@example.org", []],
    ["?modal=login", []],
    ["#main", []],
    ["/api/core/casino/assets/terms.pdf", []],
    ["/nowhere", ["link.broken b props.cta.url"]],
    ["/casino/games/:game", ["link.broken b props.cta.url"]],
    ["/soon", ["link.broken b props.cta.url"]],
    ["/casino#tables", ["link.no_anchor b props.cta.url"]],
    ["#tables", ["link.no_anchor b props.cta.url"]],
  ])("%s finds %j", (url, expected) => {
    expect(found(cta(url), facts)).toEqual(expected);
  });

  it("say when the page they lead to is a draft", () => {
    expect(first(cta("/soon"), "link.broken", facts)?.values).toEqual({ url: "/soon", isDraft: true });
  });

  it("are found in rich text, banners and menus", () => {
    expect(found(words(`<p><a target="_blank" href="/nowhere?a=1&amp;b=2">x</a></p>`))).toEqual([
      "link.broken text props.body.en",
    ]);
    const banners = [{ bannerTitle: { en: "B" }, bannerCtaLink: "/x", bannerCtaLinkAuth: "/y" }];
    expect(found(page(section("banner_carousel#c", { props: { banners, sideBanners: [] } })))).toEqual([
      "link.broken c props.banners.0.bannerCtaLink",
      "link.broken c props.banners.0.bannerCtaLinkAuth",
    ]);
    const items = [{ title: { en: "M" }, url: "/z", items: [{ title: { en: "N" }, url: "/w" }] }];
    expect(found(page(section("menu#m", { props: { items } })))).toEqual([
      "link.broken m props.items.0.url",
      "link.broken m props.items.0.items.0.url",
    ]);
  });

  it("find the anchors of the page itself and of pages that it shows", () => {
    const anchored = page(
      section("blank#a", { props: { anchor: "here" } }),
      section("nested_page#n", { props: { pageSlug: "casino" } }),
      section("banner#b", { props: { banner: {}, cta: { url: "#slots" } } }),
      section("banner#c", { props: { banner: {}, cta: { url: "/#here" } } }),
    );
    expect(found(anchored, facts)).toEqual([]);
  });
});

describe("samples (issue 18, 2)", () => {
  const started = (type: "banner" | "content_section", props: object = {}) => {
    const { starter } = editors[type];
    const samples = sampleMarks(registry.schemaOf(type), starter);
    return page({ ...section(type), samples, props: { ...(starter as object), ...props } });
  };

  it("stop a publish where they make an offer, and are worth a look elsewhere", () => {
    expect(found(started("banner"))).toContain("sample.offer banner props.banner.bannerTitle");
    expect(first(started("content_section"), "sample.left")).toMatchObject({ severity: "warn" });
    expect(found(page(section("banner")))).not.toContain("sample.offer banner props.banner.bannerTitle");
  });

  it("are none any more where somebody wrote, in every language; markup and place do not matter", () => {
    const of = (texts: object) => started("banner", { banner: { bannerTitle: texts } });
    expect(first(of({ en: "Spring", de: "40 Freispiele" }), "sample.offer")).toMatchObject({ values: { count: 1 } });
    expect(found(of({ en: "Spring", de: "Frühling" }))).toEqual([]);
    expect(found(started("banner", { banner: { bannerTitleSecondary: { en: " <b>40 free</b>  spins" } } }))).toEqual([
      "sample.offer banner props.banner.bannerTitleSecondary",
    ]);
  });
});

describe("what a page names (issue 18, 1)", () => {
  const row = (kind: string, value: string) => page(section("game_list#g", { props: { source: { kind, value } } }));
  const fact = (kind: string, id: string, state: string) => ({ references: [{ kind, id, state }] as SiteFacts["references"] });

  it.each([
    [
      "a game that is not there",
      row("gameCodes", "lotus, nonsense-game"),
      fact("game", "nonsense-game", "missing"),
      "reference.missing g props.source.value.1",
    ],
    [
      "a game that is closed",
      row("gameCodes", "lotus"),
      fact("game", "lotus", "closed"),
      "reference.closed g props.source.value.0",
    ],
    [
      "a category behind its top category",
      row("category", "slots/egypt"),
      fact("category", "egypt", "hidden"),
      "reference.hidden g props.source.value.0",
    ],
    [
      "a studio",
      row("provider", "runehall"),
      fact("provider", "runehall", "missing"),
      "reference.missing g props.source.value.0",
    ],
    [
      "a banner's promotion",
      page(section("banner#b", { props: { banner: { bannerKey: "gone" } } })),
      fact("promotion", "gone", "missing"),
      "reference.missing b props.banner.bannerKey",
    ],
    [
      "a promotion by its number",
      page(section("bonus_claim_card#c", { props: { bonusId: 7 } })),
      fact("bonus", "7", "closed"),
      "reference.closed c props.bonusId",
    ],
    [
      "a tournament",
      page(section("banner_race#r", { props: { banner: {}, tournamentItemId: 9 } })),
      fact("tournament", "9", "closed"),
      "reference.closed r props.tournamentItemId",
    ],
    [
      "a jackpot",
      page(section("jackpot_total#j", { props: { jackpotIds: ["grand", "tiny"] } })),
      fact("jackpot", "tiny", "missing"),
      "reference.missing j props.jackpotIds.1",
    ],
  ])("is said where it is %s", (_, of, facts, expected) => {
    expect(found(of, facts)).toEqual([expected]);
  });

  it.each([
    ["there", row("gameCodes", "lotus"), fact("game", "lotus", "open")],
    ["nothing that anybody looked at", row("gameCodes", "lotus"), {}],
    ["a parameter of the route", row("category", ":subCategorySlug"), fact("category", ":subCategorySlug", "missing")],
    ["no name at all", row("collection", "nonsense"), fact("game", "nonsense", "missing")],
    ["any promotion", page(section("bonus_claim_card", { props: { bonusId: 0 } })), fact("bonus", "0", "missing")],
  ])("is fine where it is %s", (_, of, facts) => {
    expect(found(of, facts)).toEqual([]);
  });
});

describe("nested pages", () => {
  const nests = (pageSlug: string) => page(section("nested_page#n", { props: { pageSlug } }));

  it.each([
    ["that are there", "a", { a: [] }, []],
    ["that are not on the site", "x", { a: [] }, ["nested.missing n props.pageSlug"]],
    ["that are the page itself", "page", {}, ["nested.cycle n props.pageSlug"]],
    ["that come round to the page", "a", { a: ["b"], b: ["page"] }, ["nested.cycle n props.pageSlug"]],
    ["that come round among themselves", "a", { a: ["b"], b: ["a"] }, ["nested.cycle n props.pageSlug"]],
    ["three deep", "a", { a: ["b"], b: ["c"], c: [] }, []],
    ["four deep", "a", { a: ["b"], b: ["c"], c: ["d"], d: [] }, ["nested.too_deep n props.pageSlug"]],
    ["too deep below another page", "a", { a: ["b"], b: ["c"], c: [], above: ["page"] }, ["nested.too_deep n props.pageSlug"]],
    ["beside a cycle elsewhere", "a", { a: [], x: ["y"], y: ["x"] }, []],
  ])("%s (S-1.27)", (_, slug, graph, expected) => {
    const pages = Object.entries(graph).map(([id, nested]) => published(id, { nested }));
    expect(found(nests(slug), { pages })).toEqual(expected);
  });

  it("name the way of a cycle", () => {
    const pages = [published("a", { nested: ["b"] }), published("b", { nested: ["page"] })];
    expect(first(nests("a"), "nested.cycle", { pages })?.values).toEqual({ pages: ["page", "a", "b", "page"] });
  });
});

describe("split-views", () => {
  const split = (...columns: string[][]) => section("split-view#s", { props: { columns } });

  it.each([
    ["sections of the page", page(split(["a"], ["b"]), section("blank#a"), section("blank#b")), []],
    ["a name that is nowhere", page(split(["a"], ["x"]), section("blank#a")), ["split.name_missing s props.columns.1.0"]],
    [
      "a name inside a group",
      page(split(["a"]), section("group#g", section("blank#a"))),
      ["split.name_missing s props.columns.0.0"],
    ],
    [
      "a name that two have",
      page(split(["a"]), section("blank#a"), section("blank#c", { name: "a" })),
      ["split.name_twice s props.columns.0.0"],
    ],
  ])("take %s (L-2.96)", (_, of, expected) => {
    expect(found(of)).toEqual(expected);
  });
});

it("refuses a route that another page has, whatever its parameters are called", () => {
  const of = { ...page(), route: "/game/:id" };
  expect(found(of, { pages: [published("x", { route: "/game/:name" })] })).toEqual(["route.taken route"]);
  expect(found(of, { pages: [published("page", { route: "/game/:name" })] })).toEqual([]);
});

it("names schedules that are over, of sections and of single banners", () => {
  const schedule = { endAt: "2026-11-01T00:00:00Z" };
  const banners = [{ bannerTitle: { en: "Past" }, schedule }];
  const of = page(
    section("blank#a", { schedule }),
    section("blank#c"),
    section("banner_carousel#b", { props: { banners, sideBanners: [] } }),
  );
  expect(found(of)).toEqual(["schedule.over a schedule", "schedule.over b props.banners.0.schedule"]);
});

describe("who sees it", () => {
  const seen = section("blank#seen");

  it.each([
    ["is switched off", { isVisible: false }, ["section.unseen a isVisible"]],
    ["is for guests and for customers", { access: "guest", audiences: { paidCustomers: true } }, ["section.unseen a access"]],
    [
      "is for no country",
      { countries: { allowedCountries: ["SE"], restrictedCountries: ["SE"] } },
      ["country.contradiction a countries"],
    ],
    [
      "restricts countries beside those it allows",
      { countries: { allowedCountries: ["SE"], restrictedCountries: ["DE"] } },
      ["country.ignored a countries"],
    ],
    ["is for Swedes", { countries: { allowedCountries: ["SE"] } }, []],
  ])("is nobody, or not who is meant, where a section %s", (_, rules, expected) => {
    expect(found(page(seen, section("blank#a", rules as object)))).toEqual(expected);
  });

  it("is nobody in countries from which what holds it is hidden", () => {
    const inner = section("blank#in", { countries: { allowedCountries: ["SE", "DE"] } });
    const of = page(seen, section("group#g", { countries: { allowedCountries: ["SE"] } }, inner));
    expect(first(of, "country.unreachable")?.values).toEqual({ countries: ["DE"] });
  });

  it("is told for whom the page is empty, and where", () => {
    expect(first(page(section("blank#a", { access: "user" })), "page.empty")?.values).toEqual({
      kinds: ["unknown", "guest"],
      countries: [],
      isEverywhere: true,
    });
    const notInGb = page(section("blank#a", { countries: { restrictedCountries: ["GB"] } }));
    expect(first(notInGb, "page.empty")?.values).toMatchObject({ countries: ["GB"], isEverywhere: false });
    expect(found(page(seen))).toEqual([]);
  });
});

it("warns of pages that are very large", () => {
  const many = Array.from({ length: 301 }, (_, index) => section(`blank#s${index}`));
  expect(first(page(...many), "page.large")).toMatchObject({ severity: "warn", values: { count: 301 } });
});

it("puts what stops a publish first, and counts what is good", () => {
  const of = page(section("blank"), { id: "f", name: "f", type: "future" }, section("game_list#g", { props: { limit: 0 } }));
  const { findings, passed } = checkPage(of, { registry, facts: nothing, now });
  expect(findings.map(({ severity }) => severity)).toEqual(["block", "warn", "warn"]);
  expect(passed).toBe(27);
});

it("survives whatever a page may hold, and answers the same twice", () => {
  fc.assert(
    fc.property(arbitrarySections, (sections) => {
      const of = page(...sections);
      const once = checkPage(of, { registry, facts: nothing, now });
      expect(checkPage(structuredClone(of), { registry, facts: nothing, now })).toEqual(once);
      for (const { section: at } of once.findings) if (at) expect(JSON.stringify(of)).toContain(JSON.stringify(at.id));
    }),
  );
});

it("is not led astray by what is no props at all", () => {
  const strange = [null, [], "x", 7, { items: { length: 3 } }, { banner: [null, { __proto__: 1 }] }, { image: { alt: [] } }];
  for (const type of Object.keys(editors)) {
    for (const value of strange) {
      const props = {
        ...(typeof value === "object" ? value : {}),
        items: value,
        banner: value,
        banners: [value],
        image: value,
        body: value,
      };
      expect(() => check(page({ id: "s", name: "s", type, props }))).not.toThrow();
    }
  }
});

it("has facts that its own schema takes", () => {
  expect(siteFacts.safeParse(nothing).success).toBe(true);
});

describe("experiments (issue 18, 9)", () => {
  const variant = (name: string, share: number, more: Partial<Section> = {}): Section => ({
    ...section(`blank#${name}`, more),
    experiment: { id: "hero", name: "Hero", variant: name.slice(0, 1), share },
  });

  it("lets one pass whose variants the same people see and whose shares add up, with more than one section in a variant too", () => {
    const rules = { countries: { restrictedCountries: ["NO"] } };
    const variants = [variant("a", 33, rules), variant("b", 67, rules), variant("b2", 67, rules)];
    expect(found(page(section("blank#all"), ...variants))).toEqual([]);
  });

  it.each<[string, Page, string[]]>([
    ["of which one variant is left", page(variant("a", 100)), ["experiment.alone a experiment"]],
    ["whose shares do not add up", page(variant("a", 50), variant("b", 40)), ["experiment.shares a experiment"]],
    [
      "of which one variant has two shares",
      page(variant("a", 50), variant("b", 50), variant("b2", 60)),
      ["experiment.shares a experiment"],
    ],
    [
      "one of whose variants is switched off",
      page(variant("a", 50), variant("b", 50, { isVisible: false })),
      ["experiment.unequal a experiment", "experiment.unequal b experiment", "section.unseen b isVisible"],
    ],
    [
      "one of whose variants is for other people",
      page(variant("a", 50), variant("b", 50, { access: "guest" })),
      ["experiment.unequal a experiment", "experiment.unequal b experiment"],
    ],
    [
      "one of whose variants is inside another",
      page(section("group#g", variant("b", 50)), { ...variant("a", 50, {}), type: "group", sections: [variant("b2", 50)] }),
      ["experiment.unequal b2 experiment", "section.unseen b2 experiment"],
    ],
  ])("stops one %s", (_, of, expected) => {
    expect(found(of)).toEqual(expected);
  });

  it("finds no page empty that shows the one variant or the other", () => {
    expect(found(page(variant("a", 50), variant("b", 50)))).toEqual([]);
  });
});
