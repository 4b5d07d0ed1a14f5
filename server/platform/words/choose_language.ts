import type { SiteSettings } from "../../../schemas/settings";
import { isLanguage, type Language } from "../../../schemas/text";
import { defaultLanguageOf } from "../../../src/layout/site_address";
import { acceptedLanguage } from "./accepted_language";

interface Wishes {
  inAddress: Language | null;
  inCookie: string | undefined;
  /** The Accept-Language header. */
  accepted: string | undefined;
}

/** The language of a visit: the address's, else the one chosen before, else the browser's best (L-1.12, L-1.13). */
export function chooseLanguage(
  { inAddress, inCookie, accepted }: Wishes,
  { languages }: Pick<SiteSettings, "languages">,
): Language {
  const chosen = [inAddress, inCookie].find((code): code is Language => isLanguage(code) && languages.includes(code));
  return chosen ?? acceptedLanguage(accepted, languages) ?? defaultLanguageOf({ languages });
}
