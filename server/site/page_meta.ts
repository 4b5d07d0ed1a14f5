import type { Page, Section } from "../../schemas/page";
import { type Language, languages } from "../../schemas/text";
import { addressIn, defaultLanguageOf } from "../../src/layout/site_address";
import { type PageMeta, unlistedMeta } from "../../src/page/page_meta";
import { inLanguage, titleWith } from "../../src/page/page_title";
import type { SiteState } from "../../src/page/site_state";
import type { PageSubject } from "../content/pages/page_subject";
import { structuredData } from "./structured_data";

const locales: Record<Language, string> = {
  da: "da_DK",
  de: "de_DE",
  en: "en_GB",
  es: "es_ES",
  fi: "fi_FI",
  no: "nb_NO",
  pt: "pt_PT",
};

/** What belongs to one visitor is nobody else's to find, nor are single rounds. */
const isPrivatePath = (path: string) => /^\/(account|profile|reset-password|rounds)(\/|$)/.test(path);

/** Whether search engines may list a page. */
export const isListed = ({ access, route }: Pick<Page, "access" | "route">) => access !== "user" && !isPrivatePath(route);

interface Surroundings {
  origin: string;
  subject: PageSubject | "missing" | null;
  /** Of the 404 page, in the visitor's language. */
  notFoundTitle: string;
  /** The published pages, for the way that leads to this one. */
  pages: readonly Page[];
}

/** Of a page as its visitor gets it. What is only theirs is in none of it: pages of signed-in visitors carry no data. */
export function pageMeta(state: SiteState, { origin, subject, notFoundTitle, pages }: Surroundings): PageMeta {
  const { page: found, settings, language, viewer } = state;
  const { name } = settings;
  if (!found) return unlistedMeta(titleWith(notFoundTitle, name), name);

  const { page } = found;
  const title = titleWith(inLanguage(page.title, language), name);
  const description = inLanguage(page.description, language) || inLanguage(settings.description, language);
  const unlisted = { ...unlistedMeta(title, name), description };
  if (subject === "missing" || !isListed(page)) return unlisted;

  const path = subject?.path ?? state.path.replace(/(.)\/+$/, "$1");
  const hrefIn = (code: Language) => origin + addressIn(settings, path, code);
  const image = subject?.image || firstImage(page.sections) || settings.shareImage?.src;
  return {
    ...unlisted,
    locale: locales[language],
    canonical: hrefIn(language),
    alternates: [
      ...languages.filter((code) => settings.languages.includes(code)).map((code) => ({ language: code, href: hrefIn(code) })),
      { language: "x-default", href: hrefIn(defaultLanguageOf(settings)) },
    ],
    image: image ? sharedImage(image, origin) : null,
    data: viewer.session === "guest" ? structuredData({ page, path, settings, language, pages, hrefOf: toAddress }) : [],
  };

  function toAddress(path: string) {
    return origin + addressIn(settings, path, language);
  }
}

/** Whoever shows shared links wants one file, wide and in a format that all know. */
const sharedImage = (src: string, origin: string) =>
  src.startsWith("/") ? `${origin}${src}${src.includes("?") ? "&" : "?"}w=1280` : src;

/** The picture of the page's first banner. */
function firstImage(sections: readonly Section[]): string | null {
  for (const { props, sections: inner = [] } of sections) {
    const found = bannerImage(props) ?? firstImage(inner);
    if (found) return found;
  }
  return null;
}

function bannerImage(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  const { bannerImageUrl } = value as { bannerImageUrl?: unknown };
  const src = typeof bannerImageUrl === "string" ? bannerImageUrl : (bannerImageUrl as { src?: unknown } | undefined)?.src;
  if (typeof src === "string" && src !== "") return src;
  for (const child of Object.values(value)) {
    const found = bannerImage(child);
    if (found) return found;
  }
  return null;
}
