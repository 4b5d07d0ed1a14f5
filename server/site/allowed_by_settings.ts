import { createHash } from "node:crypto";
import type { SiteSettings } from "../../schemas/settings";
import { headScript } from "../../src/page/head_script";
import { systemSchemeScript } from "../../src/page/system_scheme";
import type { Allowed } from "../platform/plugins/security";

type Deciding = Pick<SiteSettings, "backOfficeOrigins" | "liveChat" | "captcha" | "defaultScheme" | "pictureOrigins">;

/** Of an inline script, as a policy names it. */
export const digestOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const schemeDigest = digestOf(systemSchemeScript);
const headDigest = digestOf(headScript);

/** What a page may load and who may frame it, as far as the settings decide. What a back office edits has no widgets. */
export function allowedBySettings(
  { backOfficeOrigins, liveChat, captcha, defaultScheme, pictureOrigins }: Deciding,
  { isEdited }: { isEdited: boolean },
): Allowed {
  const inline = defaultScheme === "system" ? [headDigest, schemeDigest] : [headDigest];
  const pictures = pictureOrigins ?? [];
  if (isEdited) return { pictures, inline, ancestors: backOfficeOrigins };
  const scripts = [liveChat.provider === "script" && liveChat.scriptUrl, captcha.provider === "hosted" && captcha.scriptUrl];
  return { pictures, inline, widgets: [...new Set(scripts.flatMap((script) => (script && URL.parse(script)?.origin) || []))] };
}
