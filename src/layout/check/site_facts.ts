import type { Page } from "../../../schemas/page";
import { profiles } from "../../../schemas/profiles";
import type { NavigationItem } from "../../../schemas/navigation";
import type { SiteSettings } from "../../../schemas/settings";
import type { PublishedFacts, ReferenceFact, ShellLink, SiteFacts } from "../../../schemas/site_facts";
import { pageAddressesOf, type PageKey, pageKeys } from "../page_address";
import { textIn } from "../../../schemas/language";
import { upgrade } from "../upgrade";
import { checkedSections, type CheckRegistry } from "./subject";
import { waysIn } from "./ways_out";

/** The site that a page is checked against. */
export interface CheckedSite {
  settings: SiteSettings;
  /** The published pages. */
  pages: readonly Page[];
  drafts: SiteFacts["drafts"];
  redirects: SiteFacts["redirects"];
  /** What there is of all that pages can name; nothing is said of them without it. */
  stock?: Stock | undefined;
}

/** The state of everything of a kind by its id; a kind that is not here is not looked at. */
export type Stock = ReadonlyMap<ReferenceFact["kind"], ReadonlyMap<string, ReferenceFact["state"]>>;

/** What the check of a page needs to know about the site. `nests` are the pages that it shows in place, if they are not what the site has. */
export function siteFactsOf(
  { settings, pages, drafts, redirects }: CheckedSite,
  registry: CheckRegistry,
  nests: readonly string[],
): SiteFacts {
  const published = pages.map((page) => publishedFacts(page, registry));
  return {
    languages: settings.languages,
    markets: settings.markets,
    pictureOrigins: settings.pictureOrigins,
    addresses: addressesOf(settings),
    links: linksOf(settings),
    parts: partsOf(settings),
    words: wordsOf(settings),
    pages: published,
    drafts,
    redirects,
    contents: contentsOf(pages, published, nests),
  };
}

/** The button is on every page wherever it is demanded; footer and seal are for the settings to show. */
const partsOf = ({ footerOff, licenceSeal }: SiteSettings): string[] => [
  "panic_button",
  ...(footerOff ? [] : ["age_mark"]),
  ...(licenceSeal && !footerOff ? ["licence_seal"] : []),
];

/** The words that any market asks for. */
const wantedWords = [
  ...new Set(
    [...profiles.values()].flatMap(({ pageRules }) =>
      pageRules.flatMap(({ reach }) => reach.flatMap((target) => ("words" in target ? [target.words] : []))),
    ),
  ),
];

/** Which of them the footer has in every language of the site: its mark says from which age each market lets play. */
function wordsOf({ footerOff, footerText, legalText, languages, markets }: SiteSettings): string[] {
  if (footerOff) return [];
  const marks = ["18+", ...markets.map((code) => `${profiles.get(code)?.minimumAge?.years ?? 18}+`)].join(" ");
  const texts = languages.map((language) => `${marks} ${textIn(footerText, language)} ${textIn(legalText, language)}`);
  return wantedWords.filter((word) => texts.every((text) => text.includes(word)));
}

const known = new WeakMap<Page, PublishedFacts>(); // published pages never change in place

function publishedFacts(page: Page, registry: CheckRegistry): PublishedFacts {
  const before = known.get(page);
  if (before) return before;
  const sections = upgrade(page.sections, registry);
  const anchors = checkedSections(sections, registry).flatMap(({ section }) => {
    const anchor = section.props?.["anchor"];
    return typeof anchor === "string" ? [anchor] : [];
  });
  const nested = checkedSections(sections, registry).flatMap(({ section }) => registry.nestedPageOf(section) ?? []);
  const landmarks = waysIn(sections, registry).landmarks.filter(({ type }) => wanted.has(type));
  const facts = { id: page.id, route: page.route, anchors, nested, landmarks };
  known.set(page, facts);
  return facts;
}

/** The types of sections that any market asks for. */
const wanted = new Set(
  [...profiles.values()].flatMap(({ pageRules }) =>
    pageRules.flatMap(({ reach }) => reach.flatMap((target) => ("section" in target ? [target.section] : []))),
  ),
);

function contentsOf(pages: readonly Page[], published: readonly PublishedFacts[], nests: readonly string[]): Page[] {
  const wantedIds = new Set<string>();
  const want = (id: string) => {
    if (wantedIds.has(id)) return;
    wantedIds.add(id);
    published.find((page) => page.id === id)?.nested.forEach(want);
  };
  nests.forEach(want);
  return pages.filter(({ id }) => wantedIds.has(id));
}

const addressesOf = (settings: SiteSettings): SiteFacts["addresses"] =>
  Object.fromEntries([...pageKeys, ...Object.keys(settings.pageAddresses)].map((key) => [key, pageAddressesOf(settings, key)]));

/** Every link of the shell as the settings have it (L-3.26), and the footer's own to safer play and rewards (L-2.78, L-2.79). */
function linksOf(settings: SiteSettings): ShellLink[] {
  const { navigationLayout, topNavigation, sideNavigation, bottomBar, footerColumns, footerOff, logos, licenceSeal } = settings;
  const isBasic = navigationLayout === "basic";
  const menus = sideNavigation.flatMap((group) => group.items);
  const footer = footerOff
    ? []
    : [
        ...(["limits", "responsible_gaming", "rakeback", "calendar"] as const).flatMap((key) =>
          pageAddressesOf(settings, key).map((url) => ({ url })),
        ),
        ...footerColumns.flatMap(({ items }) => items),
        ...logos.awareness,
        ...(licenceSeal ? [licenceSeal] : []),
      ];
  return [
    ...(isBasic ? topNavigation : []).flatMap((item) => linksOfItem(item, "header")),
    ...[...menus, ...bottomBar].flatMap((item) => linksOfItem(item, "menu")),
    ...footer.map(({ url }): ShellLink => ({ url, place: "footer", access: "any" })),
    ...ownLinksOf(settings),
  ].filter(({ url }) => url !== "");
}

/** What header and menu lead to besides their configured entries (L-2.42 to L-2.47, L-2.56, L-3.27, C-2.40). */
function ownLinksOf(settings: SiteSettings): ShellLink[] {
  const { sideLinks, extraHeader, referAFriendPercent } = settings;
  const to = (key: PageKey, place: ShellLink["place"], access: ShellLink["access"]) =>
    pageAddressesOf(settings, key).map((url): ShellLink => ({ url, place, access }));
  const above = extraHeader.isShown ? [extraHeader.freeMoney, extraHeader.loyalty, ...extraHeader.brandGames] : [];
  return [
    ...sideLinks.filter(({ isChat }) => !isChat).map(({ url, scope }): ShellLink => ({ url, place: "menu", access: scope })),
    ...above.flatMap((link) => (link ? [{ url: link.url, place: "header" as const, access: "any" as const }] : [])),
    ...(["profile", "deposit", "withdraw", "history", "favorites"] as const).flatMap((key) => to(key, "header", "user")),
    ...(["favorites", "recent"] as const).flatMap((key) => to(key, "menu", "user")),
    ...to("rakeback", "menu", "any"),
    ...(referAFriendPercent > 0 ? to("refer_a_friend", "menu", "any") : []),
  ];
}

function linksOfItem({ url, items, scope, auth }: NavigationItem, place: ShellLink["place"]): ShellLink[] {
  const access = auth ? "user" : scope;
  return [{ url, place, access }, ...items.map((item): ShellLink => ({ url: item.url, place, access }))];
}

/** What the site knows of things by their names. */
export const referenceFacts = (
  stock: Stock | undefined,
  wanted: readonly Pick<ReferenceFact, "kind" | "id">[],
): ReferenceFact[] =>
  wanted.flatMap(({ kind, id }) => {
    const states = stock?.get(kind);
    return states ? [{ kind, id, state: states.get(id) ?? "missing" }] : [];
  });
