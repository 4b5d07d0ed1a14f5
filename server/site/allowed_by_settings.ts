import type { SiteSettings } from "../../schemas/settings";
import type { Allowed } from "../platform/plugins/security";

type Deciding = Pick<SiteSettings, "backOfficeOrigins" | "liveChat" | "captcha" | "pictureOrigins">;

/** What a page may load and who may frame it, as far as the settings decide. What a back office edits has no widgets. */
export function allowedBySettings(
  { backOfficeOrigins, liveChat, captcha, pictureOrigins }: Deciding,
  { isEdited }: { isEdited: boolean },
): Allowed {
  const pictures = pictureOrigins ?? [];
  if (isEdited) return { pictures, ancestors: backOfficeOrigins };
  const scripts = [liveChat.provider === "script" && liveChat.scriptUrl, captcha.provider === "hosted" && captcha.scriptUrl];
  return { pictures, widgets: [...new Set(scripts.flatMap((script) => (script && URL.parse(script)?.origin) || []))] };
}
