import { writePersona } from "../../../schemas/persona_address";
import type { Persona } from "../../persona/persona";
import { defaultPersona } from "../../persona/persona";

/** Where the draft of a page is to be seen as the real page for a persona. `revision` only makes the address another one. */
export function previewAddress(pageId: string, persona: Persona, revision?: number): string {
  const search = new URLSearchParams();
  writePersona(search, persona, { ...defaultPersona, theme: persona.theme, scheme: persona.scheme, layout: persona.layout });
  search.set("theme", persona.theme);
  search.set("scheme", persona.scheme);
  search.set("nav", persona.layout);
  if (revision !== undefined) search.set("revision", String(revision));
  return `/preview/${encodeURIComponent(pageId)}?${search}`;
}
