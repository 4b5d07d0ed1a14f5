import type { SiteSettings } from "../../../schemas/settings";
import { writePersona } from "../../../schemas/persona_address";
import { defaultPersona, type Persona } from "../../workplace/persona/persona";

export const previewWidths = [390, 820, 1440] as const;
export type PreviewWidth = (typeof previewWidths)[number];

/** What is looked at in place of what the draft says. */
export interface Look {
  theme?: SiteSettings["theme"] | undefined;
  defaultScheme?: SiteSettings["defaultScheme"] | undefined;
  navigationLayout?: SiteSettings["navigationLayout"] | undefined;
}

const devices = { 390: "phone", 820: "tablet", 1440: "desktop" } as const;

interface Wanted {
  persona: Persona;
  look: Look;
  width: PreviewWidth;
  /** Of the settings: another one is another address, so that the page is asked for again. */
  revision: number;
}

/** Where a page is to be seen with the settings' newest draft, for a persona on a device of that width. */
export function settingsPreviewAddress(pageId: string, { persona, look, width, revision }: Wanted): string {
  const search = new URLSearchParams();
  const { theme, scheme, layout } = defaultPersona; // the draft has its own
  writePersona(search, { ...persona, device: devices[width], theme, scheme, layout });
  if (look.theme) search.set("theme", look.theme);
  if (look.defaultScheme) search.set("scheme", look.defaultScheme);
  if (look.navigationLayout) search.set("nav", look.navigationLayout);
  search.set("settings", "draft");
  search.set("saved", String(revision));
  return `/preview/${encodeURIComponent(pageId)}?${search}`;
}
