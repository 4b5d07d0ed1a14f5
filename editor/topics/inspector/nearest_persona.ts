import { countryCodes } from "../../../schemas/country_codes";
import { deviceNames, type Rules } from "../../../schemas/rules";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateRules, type RuleName } from "../../../src/layout/evaluate";
import { firstOpening } from "../../../src/layout/analyse/schedule_times";
import type { Section } from "../../../schemas/page";
import { chooseVariants, type Persona, viewerOf } from "../../workplace/persona/persona";

/** What has to be changed about a persona. */
export type PersonaChange = Partial<
  Pick<Persona, "audience" | "country" | "subdivision" | "device" | "clock" | "player" | "variants">
>;

/** The rules of a section, or of a banner in it. */
export type WayRules = Rules & Pick<Section, "experiment">;

const audiences = ["guest", "unpaid", "paid"] as const;
const familiar = ["SE", "DE", "FI", "DK", "NO", "GB", "NL", "ES", "CA"];

/**
 * The smallest change after which a persona sees something, `way` being the rules from those of the outermost section that
 * holds it down to its own; null where nobody can see it. Each part of a persona is asked about by rules of its own, so that
 * each can be solved alone. Who comes from no known country is the last to be tried; another country has another
 * subdivision, and a real player has the audience they have.
 */
export function nearestPersona(way: readonly WayRules[], persona: Persona, now: string): PersonaChange | null {
  const passes = (change: PersonaChange, rules: readonly RuleName[]) => {
    const viewer: Viewer = viewerOf({ ...persona, ...change }, now);
    return way.every((one) => evaluateRules(one, viewer).trace.every((result) => result.passed || !rules.includes(result.rule)));
  };
  if (!passes({}, ["visible"])) return null;

  const wanted = way.flatMap(({ experiment }) => experiment ?? []);
  if (wanted.some(({ id, variant }) => wanted.some((other) => other.id === id && other.variant !== variant))) return null;
  const variants = chooseVariants(persona, wanted);
  const audience = [persona.audience, ...audiences].find((one) => passes({ audience: one }, ["access", "audience"]));
  const country = [persona.country, ...familiar, ...countryCodes, null].find((one) => passes({ country: one }, ["country"]));
  const device = [persona.device, ...deviceNames].find((one) => passes({ device: one }, ["device"]));
  const at = persona.clock ?? now;
  const schedules = way.flatMap(({ schedule }) => (schedule ? [schedule] : []));
  const opening = passes({}, ["schedule"]) ? Date.parse(at) : firstOpening(schedules, Date.parse(at));
  if (audience === undefined || country === undefined || device === undefined || opening === null) return null;
  return {
    ...(audience === persona.audience ? {} : { audience, ...(persona.player === null ? {} : { player: null }) }),
    ...(country === persona.country ? {} : { country, ...(persona.subdivision === null ? {} : { subdivision: null }) }),
    ...(device === persona.device ? {} : { device }),
    ...(variants === persona.variants ? {} : { variants }),
    ...(opening === Date.parse(at) ? {} : { clock: new Date(opening).toISOString() }),
  };
}
