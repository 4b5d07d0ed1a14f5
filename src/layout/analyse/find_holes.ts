import { type ViewerKind, viewerKinds } from "../../../schemas/viewer";
import { type DeviceName, deviceNames } from "../../../schemas/rule_names";
import { type Analysis, isInVariants, isOpenAt, type Subject, variantsOf } from "./analysis";
import { hasClass } from "./country_classes";
import { allDevices, deviceBit, kindBit } from "./viewer_kinds";

/** Viewers to whom a page shows nothing, or next to nothing, at an instant. */
export interface Hole {
  kind: ViewerKind;
  /** A set of the analysis' classes of countries. */
  countries: bigint;
  /** How many sections they see. */
  shown: number;
  /** On which devices; null where it is so on all. */
  device: DeviceName | null;
}

/** Nearly empty is a page of which somebody sees so few of its sections, as long as there are more than twice as many. */
export const fewSections = 1;

/** Whether a cell, a page for somebody, is empty, nearly so, or neither. */
export const emptiness = (shown: number, total: number): "empty" | "thin" | null =>
  shown === 0 ? "empty" : shown <= fewSections && total > 2 * fewSections ? "thin" : null;

/** For whom the page is empty or nearly so at an instant (ms): one hole per kind of viewer and number of sections. Of experiments the first variant counts. */
export function findHoles(analysis: Analysis, at: number): Hole[] {
  const variants = variantsOf(analysis);
  const sections = analysis.subjects.filter(({ path, seen }) => path === null && isInVariants(seen, variants));
  const open = sections.filter(({ seen }) => isOpenAt(seen, at));
  const find = (device: DeviceName) =>
    holesIn(
      open.filter(({ seen }) => seen.devices & deviceBit(device)),
      sections.length,
      analysis,
    );
  if (open.every(({ seen }) => seen.devices === allDevices)) return find("desktop").map((hole) => ({ ...hole, device: null }));
  const byDevice = deviceNames.map((device) => ({ device, holes: find(device) }));
  const isLike = (one: Found, other: Found) =>
    one.kind === other.kind && one.shown === other.shown && one.countries === other.countries;
  const onAll = (hole: Found) => byDevice.every(({ holes }) => holes.some((other) => isLike(hole, other)));
  return byDevice.flatMap(({ device, holes }, index) =>
    holes.flatMap((hole): Hole[] => (onAll(hole) ? (index === 0 ? [{ ...hole, device: null }] : []) : [{ ...hole, device }])),
  );
}

type Found = Omit<Hole, "device">;

function holesIn(open: readonly Subject[], total: number, analysis: Analysis): Found[] {
  return viewerKinds.flatMap((kind) => {
    const theirs = open.filter(({ seen }) => seen.kinds & kindBit(kind));
    const holes = new Map<number, bigint>();
    for (let index = 0; index < analysis.classes.length; index += 1) {
      const shown = countUpTo(fewSections + 1, theirs, (subject) => hasClass(subject.seen.countries, index));
      if (emptiness(shown, total)) holes.set(shown, (holes.get(shown) ?? 0n) | (1n << BigInt(index)));
    }
    return [...holes].sort(([a], [b]) => a - b).map(([shown, countries]) => ({ kind, countries, shown }));
  });
}

function countUpTo<Item>(most: number, items: readonly Item[], isCounted: (item: Item) => boolean) {
  let count = 0;
  for (const item of items) if (isCounted(item) && ++count === most) break;
  return count;
}
