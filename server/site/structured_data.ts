import type { Page, Section } from "../../schemas/page";
import type { SiteSettings } from "../../schemas/settings";
import type { Language } from "../../schemas/text";
import { everySection } from "../../src/layout/every_section";
import { pageAddress } from "../../src/layout/page_address";
import { inLanguage } from "../../src/page/page_title";

interface Described {
  /** As a guest sees it. */
  page: Page;
  path: string;
  settings: SiteSettings;
  language: Language;
  pages: readonly Page[];
  /** The whole address of a path, in the page's language. */
  hrefOf: (path: string) => string;
}

const schema = (type: string, fields: object) => ({ "@context": "https://schema.org", "@type": type, ...fields });

/** What a page says to machines, in the words of schema.org. */
export function structuredData(described: Described): object[] {
  return [...siteData(described), ...faqData(described), ...wayData(described)];
}

/** Who runs the site and how it is searched; on the home page alone. */
function siteData({ path, settings, language, hrefOf }: Described): object[] {
  if (path !== "/") return [];
  const url = hrefOf("/");
  const logo = new URL("/logos/foyer.svg", url).href;
  const sameAs = settings.socialLinks.map((link) => link.url).filter((link) => link.startsWith("https://"));
  const target = `${hrefOf(pageAddress(settings, "casino", language))}?search={search_term_string}`;
  return [
    schema("Organization", { name: settings.name, url, logo, ...(sameAs.length > 0 && { sameAs }) }),
    schema("WebSite", {
      name: settings.name,
      url,
      inLanguage: language,
      potentialAction: { "@type": "SearchAction", target, "query-input": "required name=search_term_string" },
    }),
  ];
}

/** Questions with their answers. */
function faqData({ page, language }: Described): object[] {
  const items = everySection(page.sections).flatMap(({ props }) => questionsIn(props));
  const mainEntity = items.flatMap(({ question, answer }) => {
    const [name, text] = [inLanguage(question, language), inLanguage(answer, language)];
    return name && text ? [{ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }] : [];
  });
  return mainEntity.length > 0 ? [schema("FAQPage", { mainEntity })] : [];
}

type PageText = Page["description"];

/** Whatever section lists questions with answers has them in `items`. */
function questionsIn(props: Section["props"]): { question: PageText; answer: PageText }[] {
  const items = Array.isArray(props?.["items"]) ? (props["items"] as unknown[]) : [];
  return items.filter(
    (item): item is { question: PageText; answer: PageText } =>
      typeof item === "object" && item !== null && "question" in item && "answer" in item,
  );
}

/** The pages above this one, and itself. */
function wayData({ page, path, pages, language, hrefOf }: Described): object[] {
  const parts = path.split("/").filter(Boolean);
  const above = ["/", ...parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const known = above.flatMap((at) => {
    const name = inLanguage(pages.find(({ route }) => route === at)?.title, language);
    return name ? [{ name, item: hrefOf(at) }] : [];
  });
  const way = [...known, { name: inLanguage(page.title, language), item: hrefOf(path) }];
  if (parts.length === 0 || way.length < 2) return [];
  const itemListElement = way.map(({ name, item }, index) => ({ "@type": "ListItem", position: index + 1, name, item }));
  return [schema("BreadcrumbList", { itemListElement })];
}
