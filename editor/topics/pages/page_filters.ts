import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Access } from "../../../schemas/rules";
import { isCopied } from "../../../src/layout/page_use";
import { isChanged } from "./group_pages";

const states = {
  live: ({ publishedRevision }: ListedPage) => publishedRevision !== null,
  changed: isChanged,
  draft: (page: ListedPage) => page.publishedRevision === null && !page.archivedAt && !isCopied(page),
  planned: ({ plannedAt }: ListedPage) => plannedAt !== null,
  failed_plan: ({ hasFailedPlan }: ListedPage) => hasFailedPlan,
  requested: ({ openRequests }: ListedPage) => openRequests > 0,
  remarks: ({ openRemarks }: ListedPage) => openRemarks > 0,
  blocking: ({ blocking }: ListedPage) => blocking > 0,
  warnings: ({ warnings }: ListedPage) => warnings > 0,
  outdated: ({ translations }: ListedPage) => translations.some(({ outdated }) => outdated > 0),
  missing: ({ translations }: ListedPage) => translations.some(({ missing }) => missing > 0),
  archived: ({ archivedAt }: ListedPage) => archivedAt !== null,
} as const;
export type PageStateFilter = keyof typeof states;
export const pageStates = Object.keys(states) as PageStateFilter[];

/** What pages shall be; undefined asks for nothing. */
export interface PageFilters {
  state?: PageStateFilter | undefined;
  /** For whom the page or one of its sections is. */
  access?: Exclude<Access, "any"> | undefined;
  /** A language in which something is to be translated. */
  language?: string | undefined;
  type?: string | undefined;
  tag?: string | undefined;
}

/** Whether a page is all that is asked for. With a language, outdated and missing translations are those into it. */
export function fitsFilters(page: ListedPage, { state, access, language, type, tag }: PageFilters): boolean {
  const inLanguage = language === undefined ? page.translations : page.translations.filter((each) => each.language === language);
  return (
    (state === undefined || states[state]({ ...page, translations: inLanguage })) &&
    (access === undefined || page.access.includes(access)) &&
    (language === undefined || inLanguage.length > 0) &&
    (type === undefined || page.sectionTypes.includes(type)) &&
    (tag === undefined || page.tags.includes(tag))
  );
}

export const filterNames = ["state", "access", "language", "type", "tag"] as const satisfies readonly (keyof PageFilters)[];
export type FilterName = (typeof filterNames)[number];

/** The choices of each filter that leave any pages beside what else is asked for, with how many. */
export function countChoices(pages: readonly ListedPage[], filters: PageFilters): Record<FilterName, Map<string, number>> {
  const counts = { state: new Map(), access: new Map(), language: new Map(), type: new Map(), tag: new Map() };
  for (const name of filterNames) {
    const others = { ...filters, [name]: undefined };
    const count: Map<string, number> = counts[name];
    for (const page of pages) {
      if (!fitsFilters(page, others)) continue;
      for (const choice of choicesOf[name](page, others)) count.set(choice, (count.get(choice) ?? 0) + 1);
    }
  }
  return counts;
}

const choicesOf: Record<FilterName, (page: ListedPage, others: PageFilters) => readonly string[]> = {
  state: (page, others) => pageStates.filter((state) => fitsFilters(page, { ...others, state })),
  access: ({ access }) => access.filter((one) => one !== "any"),
  language: (page, others) =>
    page.translations.map(({ language }) => language).filter((language) => fitsFilters(page, { ...others, language })),
  type: ({ sectionTypes }) => sectionTypes,
  tag: ({ tags }) => tags,
};
