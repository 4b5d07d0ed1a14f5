import * as z from "zod/mini";
import { type Profile, profile } from "./profile";
import br from "./profiles/br.json";
import cw from "./profiles/cw.json";
import de from "./profiles/de.json";
import dk from "./profiles/dk.json";
import es from "./profiles/es.json";
import fi from "./profiles/fi.json";
import gb from "./profiles/gb.json";
import mt from "./profiles/mt.json";
import nl from "./profiles/nl.json";
import no from "./profiles/no.json";
import on from "./profiles/on.json";
import pt from "./profiles/pt.json";
import se from "./profiles/se.json";
import type { PersonalNumbers } from "./personal_number";
import type { Market } from "./settings";

/** Every market's jurisdiction profile, by its code. */
export const profiles: ReadonlyMap<Market, Profile> = new Map(
  [gb, se, de, dk, es, pt, nl, fi, no, on, br, mt, cw].map((json) => {
    const parsed = z.parse(profile, json);
    return [parsed.code, parsed];
  }),
);

/** Which number of their own people in each country tell (C-5.40): a country's own profile says it, whichever licence serves it. */
export const personalNumbers = (): PersonalNumbers =>
  Object.fromEntries(
    [...profiles.values()].flatMap(({ country, personalNumber }) => (personalNumber ? [[country, personalNumber.kind]] : [])),
  );
