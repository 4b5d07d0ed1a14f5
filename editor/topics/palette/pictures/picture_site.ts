import { withDemands } from "../../../../schemas/demands_in";
import type { TFunction } from "i18next";
import type { QueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "../../../../schemas/settings";
import { createQueryClient } from "../../../../src/kit/api/query_client";
import type { Services } from "../../../../src/kit/session/services";
import { createCanvasServices } from "../../../parts/site/canvas_services";
import type { Persona } from "../../../workplace/persona/persona";
import { createPersonaReader } from "../../../workplace/persona/persona_reader";
import { createPersonaStore } from "../../../workplace/persona/persona_store";
import { editorOf } from "../../../workplace/section_editors";
import type { Workplace } from "../../../workplace/use_editor";

/** Who looks at a picture, with the answers that came for them. */
export interface PictureSite {
  services: Services;
  queries: QueryClient;
}

type Audience = "guest" | "paid";

/** Whoever sees most of a type: a guest of what is for guests, else a player with figures of their own. */
export const audienceOf = (type: string): Audience => (editorOf(type)?.access === "guest" ? "guest" : "paid");

/** What decides how pictures look, as words. */
export const lookOf = ({ theme, scheme, language, country, layout }: Persona) =>
  [theme, scheme, language, country, layout].join(" ");

const made = new WeakMap<Workplace, Map<string, PictureSite>>();

/** The site for pictures as the persona has it; made once for each look, so that answers are there when the palette opens again. */
export function pictureSite(
  workplace: Workplace,
  audience: Audience,
  { settings, words }: { settings: SiteSettings; words: TFunction },
): PictureSite {
  const { persona: played } = workplace.persona.getState();
  const sites = made.get(workplace) ?? new Map<string, PictureSite>();
  made.set(workplace, sites);
  const key = `${audience} ${lookOf(played)}`;
  const known = sites.get(key);
  if (known) return known;
  const persona = createPersonaStore({ ...played, audience, player: null });
  const services = createCanvasServices({
    page: workplace.editor.getState().page,
    settings: withDemands(settings),
    t: words,
    persona,
    viewerOf: ({ viewer }) => viewer,
    transport: createPersonaReader(workplace.api, persona),
  });
  const site = { services, queries: createQueryClient() };
  sites.set(key, site);
  return site;
}
