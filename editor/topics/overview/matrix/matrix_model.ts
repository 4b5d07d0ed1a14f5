import type { DeviceName } from "../../../../schemas/rules";
import { type ViewerKind, viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isInVariants, isOpenAt, type Subject, variantsOf } from "../../../../src/layout/analyse/analysis";
import { type Place, hasClass } from "../../../../src/layout/analyse/country_classes";
import { emptiness } from "../../../../src/layout/analyse/find_holes";
import { deviceBit, kindBit } from "../../../../src/layout/analyse/viewer_kinds";

/** Who looks, as far as the matrix tells viewers apart. */
export interface Spot {
  kind: ViewerKind;
  country: Place;
}

export interface Cell extends Spot {
  /** How many sections they see, of how many. */
  shown: number;
  total: number;
  emptiness: ReturnType<typeof emptiness>;
  isReference: boolean;
  /** Sections that they see and the reference does not, and the other way round; by id. */
  added: readonly string[];
  missing: readonly string[];
}

export const isSameSpot = (one: Spot | null, other: Spot | null) => one?.kind === other?.kind && one?.country === other?.country;

interface Asked {
  countries: readonly Place[];
  device: DeviceName;
  at: number;
  reference: Spot;
  /** The chosen variants of experiments by id; of the others it is the first. */
  variants?: Record<string, string> | undefined;
}

/** What everybody sees on a device at an instant (ms), a row for each kind of viewer, beside what the reference sees. */
export function buildMatrix(analysis: Analysis, { countries, device, at, reference, variants }: Asked): Cell[][] {
  const sections = analysis.subjects.filter(({ path }) => path === null);
  const had = variantsOf(analysis, variants);
  const open = sections.filter(({ seen }) => seen.devices & deviceBit(device) && isInVariants(seen, had) && isOpenAt(seen, at));
  const seenBy = ({ kind, country }: Spot) => {
    const countryClass = analysis.classOf(country);
    return open.filter(({ seen }) => seen.kinds & kindBit(kind) && hasClass(seen.countries, countryClass));
  };
  const expected = new Set(seenBy(reference));
  return viewerKinds.map((kind) =>
    countries.map((country): Cell => {
      const shown = seenBy({ kind, country });
      const own = new Set(shown);
      return {
        kind,
        country,
        shown: shown.length,
        total: sections.length,
        emptiness: emptiness(shown.length, sections.length),
        isReference: isSameSpot(reference, { kind, country }),
        added: idsOf(shown.filter((subject) => !expected.has(subject))),
        missing: idsOf([...expected].filter((subject) => !own.has(subject))),
      };
    }),
  );
}

const idsOf = (subjects: readonly Subject[]) => subjects.map(({ key }) => key);
