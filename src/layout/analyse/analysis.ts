import type { Experiment } from "../../../schemas/experiment";
import type { Section } from "../../../schemas/page";
import type { Rules, Schedule } from "../../../schemas/rules";
import type { DeviceName } from "../../../schemas/rule_names";
import type { ViewerKind } from "../../../schemas/viewer";
import { experimentsIn, variantFor } from "../variants";
import { type CountryClasses, hasClass } from "./country_classes";
import { openSpans } from "./schedule_times";
import { deviceBit, kindBit } from "./viewer_kinds";

/**
 * Who sees something: these kinds of viewers, in these countries, on these devices, at these times, each with each. No rule looks at two of
 * them at once, so that nothing is lost by keeping them apart.
 */
export interface Seen {
  /** A set of `viewerKinds`. */
  kinds: number;
  /** A set of the analysis' classes of countries. */
  countries: bigint;
  /** A set of `deviceNames`. */
  devices: number;
  /** It is shown while all of them show it; none: at any time. */
  schedules: readonly Schedule[];
  /** Those who are shown all of these variants of experiments. */
  variants: readonly Experiment[];
  /** When that is first the case, from the analysis' instant on, in ms; null where it never is (again). */
  opensAt: number | null;
}

/** A section of the page, or a single banner inside one. */
export interface Subject {
  /** The section's id; a banner's is followed by its path, "hero/banners/2". */
  key: string;
  section: Section;
  /** Where the banner stands in the section's props; null for the section itself. */
  path: readonly (string | number)[] | null;
  /** The banner itself. */
  item: Record<string, unknown> | null;
  rules: Rules;
  /** The subject that holds this one; null at the top of the page. */
  holder: Subject | null;
  /** Who would see it by its own rules alone. */
  own: Seen;
  /** Who sees it in its place: whom its holder is shown to, too. */
  seen: Seen;
  /** Why its type or its props keep it from everybody. */
  broken: "unknown_type" | "invalid_props" | null;
}

export interface Analysis extends CountryClasses {
  /** The instant that it begins at, in ms; what was before does not count. */
  from: number;
  /** Sections and their banners, in the order of the page. */
  subjects: readonly Subject[];
  byKey: ReadonlyMap<string, Subject>;
}

/** Nobody sees it, wherever and whenever. */
export const isNobody = ({ kinds, countries, devices, opensAt, variants }: Seen) =>
  kinds === 0 || countries === 0n || devices === 0 || opensAt === null || isTorn(variants);

/** Nobody is shown two variants of one experiment. */
const isTorn = (variants: Seen["variants"]) =>
  variants.length > 1 &&
  variants.some(({ id, variant }) => variants.some((other) => other.id === id && other.variant !== variant));

/** The variant that is shown of each experiment to whoever has chosen ones: of the others the first. */
export function variantsOf({ subjects }: Pick<Analysis, "subjects">, kept?: Record<string, string>): Record<string, string> {
  const sections = subjects.filter(({ path }) => path === null).map(({ section: { sections: _, ...own } }) => own);
  return Object.fromEntries([...experimentsIn(sections).values()].map((one) => [one.id, variantFor(one, { kept })]));
}

/** Whether it is among what is shown to those who have these variants of experiments, by id. */
export const isInVariants = ({ variants }: Pick<Seen, "variants">, shown: Readonly<Record<string, string>>): boolean =>
  variants.every(({ id, variant }) => Object.hasOwn(shown, id) && shown[id] === variant);

/** Whether one viewer sees it at an instant; the same as `evaluate` says. */
export function isSeenBy(
  { seen }: Subject,
  viewer: {
    kind: ViewerKind;
    countryClass: number;
    device: DeviceName;
    at: number;
    /** Without them it is asked whether some of such viewers see it. */
    variants?: Record<string, string> | undefined;
  },
): boolean {
  if (viewer.variants && !isInVariants(seen, viewer.variants)) return false;
  if ((seen.devices & deviceBit(viewer.device)) === 0) return false;
  return (seen.kinds & kindBit(viewer.kind)) !== 0 && hasClass(seen.countries, viewer.countryClass) && isOpenAt(seen, viewer.at);
}

/** Whether its schedules show it at an instant. */
export const isOpenAt = ({ schedules, opensAt }: Seen, at: number) =>
  schedules.length === 0 || (opensAt !== null && opensAt <= at && openSpans(schedules, { from: at, until: at + 1 }).length > 0);
