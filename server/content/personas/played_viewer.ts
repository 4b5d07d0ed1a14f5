import type { FastifyInstance } from "fastify";
import { defaultPersona, type Persona, viewerOf } from "../../../schemas/persona";
import { readPersona } from "../../../schemas/persona_address";
import { schemeOf } from "../../../src/kit/session/preferences";
import type { PlayedViewer } from "../../accounts/users/tokens";

/** The persona that an address' parameters name; what they do not name is as on the site. */
export function personaOf(app: FastifyInstance, query: Record<string, unknown>, settings = app.settings().settings): Persona {
  const { theme, defaultScheme, navigationLayout } = settings;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" || typeof value === "number") search.set(name, String(value));
  }
  return readPersona(search, { ...defaultPersona, theme, scheme: schemeOf(defaultScheme), layout: navigationLayout });
}

/** The persona as rules see it, on its own clock or on the wall's. */
export const playedViewer = (persona: Persona): PlayedViewer => ({ ...viewerOf(persona, ""), now: persona.clock });
