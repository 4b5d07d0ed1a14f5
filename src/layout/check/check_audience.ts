import { countryCodes } from "../../../schemas/country_codes";
import type { Finding } from "../../../schemas/finding";
import type { DeviceName } from "../../../schemas/rule_names";
import type { ViewerKind } from "../../../schemas/viewer";
import { analyse } from "../analyse/analyse";
import { countriesIn, hasUnknownCountry } from "../analyse/country_classes";
import { findFaults, type Finding as Fault } from "../analyse/find_faults";
import { findHoles } from "../analyse/find_holes";
import { withShownPages } from "./ways_out";
import { inProps, type Subject, warning } from "./subject";

/** What the analysis of the rules says: sections that nobody sees, lists that contradict each other, pages empty for somebody. */
export function checkAudience(subject: Subject): Finding[] {
  const { page, sections, registry, now } = subject;
  if (sections.length === 0) return [];
  const own = new Set(sections.map(({ section }) => section.id)); // what other pages show here has its own check
  const analysis = analyse(withShownPages(subject), { registry, countries: countryCodes, from: now });
  const isForAll = page.access !== "user"; // guests of the others are led elsewhere
  const holes = findHoles(analysis, analysis.from).filter(({ shown, kind }) => shown === 0 && (isForAll || kind !== "guest"));
  return [
    ...findFaults(analysis)
      .filter((fault) => own.has(fault.subject.section.id))
      .flatMap(warnOf),
    ...emptyFor(holes.map(({ kind, countries, device }) => ({ kind, device, ...placesOf(countries) }))),
  ];

  function placesOf(set: bigint) {
    return { countries: countriesIn(set, analysis), isEverywhere: set === analysis.all, isUnknownToo: hasUnknownCountry(set) };
  }
}

interface Empty {
  kind: ViewerKind;
  /** Null where it is so on all. */
  device: DeviceName | null;
  countries: string[];
  isEverywhere: boolean;
  isUnknownToo: boolean;
}

/** One finding for all kinds of viewers who find nothing in the same countries. */
function emptyFor(holes: readonly Empty[]): Finding[] {
  const byPlaces = new Map<string, Empty & { kinds: ViewerKind[] }>();
  for (const hole of holes) {
    const key = `${hole.device} ${hole.isUnknownToo} ${hole.countries.join()}`;
    const known = byPlaces.get(key);
    if (known) known.kinds.push(hole.kind);
    else byPlaces.set(key, { ...hole, kinds: [hole.kind] });
  }
  return [...byPlaces.values()].map(({ kinds, device, countries, isEverywhere }) =>
    warning("page.empty", {}, { kinds, ...(device && { device }), countries: isEverywhere ? [] : countries, isEverywhere }),
  );
}

/** Where the rule is that keeps everybody out. */
const unseenAt = {
  switched_off: ["isVisible"],
  viewers: ["access"],
  holder_viewers: ["access"],
  holder_devices: ["devices"],
  holder_variant: ["experiment"],
  schedule_never: ["schedule"],
  holder_schedule: ["schedule"],
} as const;

function warnOf(fault: Fault): Finding[] {
  const { section, path } = fault.subject;
  const at = (field: readonly string[]) => ({ section, path: [...(path === null ? [] : inProps(path)), ...field] });
  switch (fault.kind) {
    case "nobody": // types, props and schedules that are over have findings of their own; what is inside goes with what holds it
      if (!(fault.reason in unseenAt)) return [];
      return [warning("section.unseen", at(unseenAt[fault.reason as keyof typeof unseenAt]), { reason: fault.reason })];
    case "no_country":
      return [warning("section.unseen", at(["countries"]), { reason: "no_country" })];
    case "contradiction":
      return [warning("country.contradiction", at(["countries"]), { countries: fault.countries })];
    case "restricted_ignored":
      return [warning("country.ignored", at(["countries"]))];
    case "unreachable_countries":
      return [warning("country.unreachable", at(["countries"]), { countries: fault.countries })];
    case "adds_nothing":
      return [];
  }
}
