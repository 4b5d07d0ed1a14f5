import { writePersona } from "../../schemas/persona_address";
import type { Persona } from "./persona/persona";
import { defaultPersona } from "./persona/persona";

/** Where a revision of a page, else its newest draft, is to be seen as the real page for a persona. */
export function previewAddress(pageId: string, persona: Persona, revision?: number): string {
  const search = new URLSearchParams();
  writePersona(search, persona, { ...defaultPersona, theme: persona.theme, scheme: persona.scheme, layout: persona.layout });
  search.set("theme", persona.theme);
  search.set("scheme", persona.scheme);
  search.set("nav", persona.layout);
  if (revision !== undefined) search.set("revision", String(revision));
  return `/preview/${encodeURIComponent(pageId)}?${search}`;
}
