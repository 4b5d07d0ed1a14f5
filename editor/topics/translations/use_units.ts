import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import * as calls from "../../../schemas/api/translations";
import type { Page } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import type { TranslationFilter } from "../../../schemas/xliff";
import { registry } from "../../../sections/registry";
import {
  countStates,
  type TranslatedText,
  type TranslationState,
  translationsOf,
  translationsOfPageItself,
} from "../../../src/layout/translations/translation_states";
import { writeTranslations } from "../../core/commands/write_translations";
import { flatten } from "../../core/tree";
import { pageName } from "../../workplace/page_name";
import { useEditor, useEditorApi, useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import type { LanguageCount } from "./LanguageList";

export interface ShownUnit {
  key: string;
  pageId: string;
  sectionId: string | null;
  sectionName: string;
  type: string | null;
  path: readonly (string | number)[];
  kind: "plain" | "rich";
  texts: Partial<Record<Language, string>>;
  state: TranslationState;
  was: string | null;
}

interface Wanted {
  scope: "page" | "site";
  language: Language;
  filter: TranslationFilter;
  search: string;
}

interface Group {
  key: string;
  title: string;
  lead: string | null;
  units: ShownUnit[];
}

/** So many texts of the open page are shown at first, and more each time. */
const atOnce = 100;

/** The texts of the open page as they are now, or those of all pages' drafts, as far as a filter lets them through. */
export function useUnits({ scope, language, filter, search }: Wanted) {
  const t = useT();
  const editor = useEditor();
  const api = useEditorApi();
  const { saving, language: own } = useWorkplace();
  const client = useQueryClient();
  const page = useEditorState((state) => state.page);
  const [most, setMost] = useState(atOnce);
  const [written, setWritten] = useState<ReadonlyMap<string, { text: string; state: TranslationState }>>(new Map());
  const isSite = scope === "site";

  const site = useInfiniteQuery({
    queryKey: ["translations", language, filter, search],
    queryFn: async ({ pageParam }) => {
      await saving.saveNow(); // what is typed here is in the drafts
      const after = pageParam === null ? {} : { after: pageParam };
      return api.call(calls.listTranslations, {
        query: { language, filter, ...(search.trim() && { text: search.trim() }), ...after },
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.after,
    enabled: isSite,
    staleTime: 0,
  });

  const all = useMemo(() => unitsOfPage(page, language), [page, language]);
  const wanted = useKept(all, { language, filter, search });
  const fetched = useMemo(() => (site.data?.pages ?? []).flatMap(({ units }) => units.map(toShown)), [site.data]);
  const shown = isSite
    ? fetched.map((unit) => withWritten(unit, language, written.get(`${language} ${unit.key}`)))
    : wanted.slice(0, most);

  async function write(unit: ShownUnit, text: string): Promise<boolean> {
    const { pageId, sectionId, path } = unit;
    if (pageId === page.id) editor.run(writeTranslations(language, [{ sectionId, path, text }]));
    else {
      try {
        const one = { sectionId, path: [...path], source: unit.texts.en ?? "", text };
        await api.call(calls.writeTranslations, { params: { id: pageId }, body: { language, translations: [one] } });
        void client.invalidateQueries({ queryKey: ["page overview"] });
      } catch {
        return false;
      }
    }
    const state: TranslationState = text.trim() === "" ? "missing" : "done";
    setWritten((before) => new Map(before).set(`${language} ${unit.key}`, { text, state }));
    return true;
  }

  const first = site.data?.pages[0];
  const languages: readonly LanguageCount[] = isSite && first ? first.languages : countsOf(page);
  return {
    groups: groupsOf(shown, isSite, (unit) => (unit.sectionId === null ? t("check.this_page") : unit.sectionName)),
    languages,
    write,
    isLoading: isSite && site.isPending,
    problem: isSite && site.isError && !site.data,
    hasMore: isSite ? site.hasNextPage : wanted.length > most,
    isFetchingMore: isSite && site.isFetchingNextPage,
    more: () => (isSite ? void site.fetchNextPage() : setMost(most + atOnce)),
    retry: () => void client.invalidateQueries({ queryKey: ["translations"] }),
  };

  function groupsOf(units: readonly ShownUnit[], hasPages: boolean, nameOf: (unit: ShownUnit) => string): Group[] {
    const groups: Group[] = [];
    for (const unit of units) {
      const key = `${unit.pageId} ${unit.sectionId}`;
      const last = groups.at(-1);
      if (last?.key === key) last.units.push(unit);
      else groups.push({ key, title: nameOf(unit), lead: hasPages ? titleOf(unit.pageId) : null, units: [unit] });
    }
    return groups;
  }

  function titleOf(id: string): string {
    const title = site.data?.pages.flatMap(({ units }) => units).find(({ pageId }) => pageId === id)?.pageTitle;
    return pageName({ title, route: id }, own);
  }
}

const keyOf = (pageId: string, sectionId: string | null, path: ShownUnit["path"]) =>
  `${pageId} ${sectionId ?? ""} ${path.join(".")}`;

function unitsOfPage(page: Page, language: Language): ShownUnit[] {
  const unit = (at: Pick<ShownUnit, "sectionId" | "sectionName" | "type">, text: TranslatedText): ShownUnit => ({
    ...at,
    key: keyOf(page.id, at.sectionId, text.path),
    pageId: page.id,
    path: text.path,
    kind: text.kind,
    texts: text.texts,
    state: text.states[language] ?? "done",
    was: text.was[language] ?? null,
  });
  return [
    ...translationsOfPageItself(page).map((text) => unit({ sectionId: null, sectionName: "", type: null }, text)),
    ...flatten(page.sections).flatMap((section) =>
      translationsOf(section, registry).map((text) =>
        unit({ sectionId: section.id, sectionName: section.name, type: section.type }, text),
      ),
    ),
  ];
}

const toShown = ({ pageTitle: _title, ...unit }: calls.TranslationUnit): ShownUnit => ({
  ...unit,
  key: keyOf(unit.pageId, unit.sectionId, unit.path),
});

const withWritten = (
  unit: ShownUnit,
  language: Language,
  last: { text: string; state: TranslationState } | undefined,
): ShownUnit => (last ? { ...unit, texts: { ...unit.texts, [language]: last.text }, state: last.state, was: null } : unit);

const countsOf = (page: Page): LanguageCount[] => {
  const texts = [
    ...translationsOfPageItself(page),
    ...flatten(page.sections).flatMap((section) => translationsOf(section, registry)),
  ];
  return [...countStates(texts)].map(([language, counts]) => ({ language, ...counts }));
};

/** Those that a filter lets through; whatever it let through once stays until it is asked for something else. */
function useKept(all: readonly ShownUnit[], { language, filter, search }: Omit<Wanted, "scope">): readonly ShownUnit[] {
  const asked = `${language} ${filter} ${search}`;
  const [kept, setKept] = useState<{ asked: string; keys: ReadonlySet<string> }>({ asked: "", keys: new Set() });
  const wanted = search.trim().toLowerCase();
  const fits = ({ state, texts }: ShownUnit) => {
    if (filter === "to_do" ? state === "done" : filter !== "all" && state !== filter) return false;
    return wanted === "" || [texts.en, texts[language]].some((text) => text?.toLowerCase().includes(wanted));
  };
  if (kept.asked === asked) return all.filter((unit) => kept.keys.has(unit.key));
  const found = all.filter(fits);
  setKept({ asked, keys: new Set(found.map(({ key }) => key)) });
  return found;
}
