import { deviceNames } from "../../../schemas/rule_names";
import type { Rules } from "../../../schemas/rules";
import { type Viewer, viewerKinds, viewerOfKind } from "../../../schemas/viewer";
import { evaluateRules } from "../evaluate";
import type { Seen } from "./analysis";
import type { CountryClasses } from "./country_classes";
import { firstOpening, limits } from "./schedule_times";
import { allDevices, allKinds, deviceBit, kindBit } from "./viewer_kinds";

export type RuleSets = ReturnType<typeof createRuleSets>;

/** Asks the rules themselves, once for each kind of viewer and each class of countries, and remembers the answers. */
export function createRuleSets({ classes, all }: CountryClasses, from: number) {
  const anybody: Viewer = {
    ...viewerOfKind("guest"),
    country: null,
    subdivision: null,
    language: "en",
    device: "desktop",
    now: new Date(from).toISOString(),
  };
  const passes = (rules: Rules, viewer: Partial<Viewer>) => evaluateRules(rules, { ...anybody, ...viewer }).verdict === "shown";
  const kinds = new Map<string, number>();
  const countries = new Map<string, bigint>();

  function kindsBy({ isVisible, access, audiences }: Rules): number {
    if (isVisible === undefined && access === undefined && audiences === undefined) return allKinds;
    const key = JSON.stringify([isVisible, access, audiences]);
    let bits = kinds.get(key);
    if (bits === undefined) {
      bits = viewerKinds
        .filter((kind) => passes({ isVisible, access, audiences }, viewerOfKind(kind)))
        .reduce((sum, kind) => sum | kindBit(kind), 0);
      kinds.set(key, bits);
    }
    return bits;
  }

  function countriesBy({ countries: lists }: Rules): bigint {
    if (!lists?.allowedCountries?.length && !lists?.restrictedCountries?.length) return all;
    const key = `${lists.allowedCountries?.join() ?? ""}|${lists.restrictedCountries?.join() ?? ""}`;
    let bits = countries.get(key);
    if (bits === undefined) {
      bits = classes.reduce(
        (sum, [place = null], index) => (passes({ countries: lists }, { country: place }) ? sum | (1n << BigInt(index)) : sum),
        0n,
      );
      countries.set(key, bits);
    }
    return bits;
  }

  const devicesBy = ({ devices }: Rules): number =>
    devices?.length
      ? deviceNames.filter((device) => passes({ devices }, { device })).reduce((sum, device) => sum | deviceBit(device), 0)
      : allDevices;

  const everybody: Seen = { kinds: allKinds, countries: all, devices: allDevices, schedules: [], variants: [], opensAt: from };
  return {
    from,
    everybody,
    nobody: { ...everybody, kinds: 0 } satisfies Seen,
    kindsBy,
    countriesBy,
    /** Who would see something by its rules alone. */
    seenBy(rules: Rules): Seen {
      const schedules = limits(rules.schedule) ? [rules.schedule] : [];
      return {
        kinds: kindsBy(rules),
        countries: countriesBy(rules),
        devices: devicesBy(rules),
        schedules,
        variants: [],
        opensAt: firstOpening(schedules, from),
      };
    },
  };
}
