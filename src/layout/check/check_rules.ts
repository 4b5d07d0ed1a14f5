import type { Finding } from "../../../schemas/finding";
import type { PageRule, Profile, Target, Visitor } from "../../../schemas/profile";
import { profiles } from "../../../schemas/profiles";
import { deviceNames } from "../../../schemas/rule_names";
import type { Viewer } from "../../../schemas/viewer";
import { experimentsIn } from "../variants";
import { matchRoute } from "../match_route";
import { purposeOf } from "../page_use";
import { placesOf } from "./check_links";
import { targetOf } from "./link_target";
import { blocking, type Subject, warning } from "./subject";
import { everySection } from "../every_section";
import { isOpenFor, type LinkWay, type Way, type WaysOut, waysOut, withShownPages } from "./ways_out";

/** What the page rules of the site's markets find, and how many of them hold for the page at all. */
export function checkRules(subject: Subject): { findings: Finding[]; asked: number } {
  if (purposeOf(subject.page) !== null) return { findings: [], asked: 0 }; // what shows it has them
  const asked = subject.facts.markets.flatMap((code) => {
    const profile = profiles.get(code);
    return (profile?.pageRules ?? []).flatMap((rule, index) =>
      profile && holdsOn(rule, subject) ? [{ profile, rule, number: index + 1 }] : [],
    );
  });
  if (asked.length === 0) return { findings: [], asked: 0 };
  const reach = createReach(subject);
  const looks = looksAt(subject);
  const findings = asked.flatMap(({ profile, rule, number }): Finding[] => {
    const openFor = reach(rule);
    const without = rule.who.map((visitor) => {
      const viewer = viewerOf(profile, visitor, subject.now);
      return { visitor, open: worstOf(looks.map((look) => openFor({ ...viewer, ...look }))) };
    });
    const unmet = without.filter(({ open }) => open !== "always");
    if (unmet.length === 0) return [];
    const values = {
      market: profile.code,
      country: profile.country,
      rule: rule.name,
      number,
      who: unmet.map(({ visitor }) => visitor),
      isAtTimes: unmet.some(({ open }) => open === "at_times"),
      targets: rule.reach,
      source: rule.source,
      grades: rule.grades,
    };
    return [(rule.severity === "block" ? blocking : warning)("rule.unmet", {}, values)];
  });
  return { findings, asked: asked.length };
}

const mostLooks = 256;

/** Every device with every variant of the experiments on the page; where those are too many, what is in a variant does not count at all. */
function looksAt(subject: Subject): Pick<Viewer, "device" | "variants">[] {
  let looks: Pick<Viewer, "device" | "variants">[] = deviceNames.map((device) => ({ device }));
  for (const { id, variants } of experimentsIn(withShownPages(subject)).values()) {
    if (looks.length * variants.length > mostLooks) return deviceNames.map((device) => ({ device }));
    looks = looks.flatMap((look) => variants.map(({ variant }) => ({ ...look, variants: { ...look.variants, [id]: variant } })));
  }
  return looks;
}

function holdsOn({ on, onlyWith }: PageRule, subject: Subject): boolean {
  const { page, facts } = subject;
  if (onlyWith && !everySection(withShownPages(subject)).some(({ type }) => onlyWith.includes(type))) return false;
  if (on === "every_page") return true;
  return on.some((key) => facts.addresses[key]?.some((address) => matchRoute([page], address) !== null));
}

const viewerOf = ({ country, subdivision }: Profile, visitor: Visitor, now: string): Viewer => ({
  session: visitor === "guest" ? "guest" : "user",
  depositCount: visitor === "paid" ? 1 : 0,
  country,
  subdivision: subdivision ?? null,
  language: "en",
  device: "desktop",
  now,
});

type Open = ReturnType<typeof isOpenFor>;

/** What holds on some devices only does not hold. */
const worstOf = (all: readonly Open[]): Open => (["never", "at_times"] as const).find((one) => all.includes(one)) ?? "always";

/** Asks of a rule, and then of each viewer, whether they get from the page to what it wants. */
function createReach(subject: Subject) {
  const { page, facts } = subject;
  const out = waysOut(subject);
  const places = placesOf(subject);
  const pagesOf = memo((url: string): string | null => {
    const target = targetOf(url, page.id, places);
    return target.kind === "page" ? target.id : null;
  });
  const written = JSON.stringify(page.sections);
  const landmarksOf = (id: string | null) =>
    id === page.id ? out.landmarks : (facts.pages.find((each) => each.id === id)?.landmarks ?? []);

  /** Every way to a target: each is a chain of ways that must all be open. */
  function waysTo(target: Target, links: readonly LinkWay[], { landmarks }: WaysOut): (readonly Way[])[] | "here" {
    if ("part" in target) return facts.parts.includes(target.part) ? "here" : [];
    if ("words" in target) return facts.words.includes(target.words) || written.includes(target.words) ? "here" : [];
    if ("host" in target) return links.filter(({ url }) => isAtHost(url, target.host)).map((link) => [link]);
    if ("page" in target) {
      const ids = (facts.addresses[target.page] ?? []).map(pagesOf);
      if (ids.includes(page.id)) return "here";
      return links.filter(({ url }) => ids.includes(pagesOf(url) ?? "")).map((link) => [link]);
    }
    const here = landmarks.filter(({ type }) => type === target.section).map((landmark) => [landmark]);
    const elsewhere = links.flatMap((link) =>
      landmarksOf(pagesOf(link.url))
        .filter(({ type }) => type === target.section)
        .map((landmark) => [link, landmark]),
    );
    return [...here, ...elsewhere];
  }

  return ({ reach, from }: PageRule) => {
    const links = out.links.filter(({ place }) => from.includes(place));
    const found = reach.map((target) => waysTo(target, links, out));
    return (viewer: Viewer): Open => (found.includes("here") ? "always" : bestOf(found.flat() as (readonly Way[])[], viewer));
  };
}

function bestOf(chains: readonly (readonly Way[])[], viewer: Viewer): Open {
  let best: Open = "never";
  for (const chain of chains) {
    const open = chain.map((way) => isOpenFor(way, viewer));
    if (open.every((each) => each === "always")) return "always";
    if (!open.includes("never")) best = "at_times";
  }
  return best;
}

function isAtHost(url: string, host: string): boolean {
  const actual = URL.parse(url)?.hostname;
  return actual === host || actual?.endsWith(`.${host}`) === true;
}

function memo<Value>(answer: (key: string) => Value) {
  const known = new Map<string, Value>();
  return (key: string): Value => {
    if (!known.has(key)) known.set(key, answer(key));
    return known.get(key) as Value; // just set where it was missing
  };
}
