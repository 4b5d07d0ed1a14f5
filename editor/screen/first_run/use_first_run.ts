import type { TFunction } from "i18next";
import { useState } from "react";
import { importSite, type ImportPlan, planSiteImport } from "../../../schemas/api/page_files";
import { createPage } from "../../../schemas/api/pages";
import { createStarterSite } from "../../../schemas/api/starter_site";
import type { Language } from "../../../schemas/text";
import type { BackOffice } from "../../workplace/back_office";

export interface Chosen {
  file: unknown;
  plan: ImportPlan;
}

export interface Options {
  backOffice: BackOffice;
  t: TFunction;
  language: Language;
  /** The site has pages from now on; the one to begin with. */
  onCreated: (id: string | null) => Promise<unknown>;
}

/** The ways to begin: what each asks of the server, and which is under way. */
export function useFirstRun({ backOffice: { api }, t, language, onCreated }: Options) {
  const [busy, setBusy] = useState<"starter" | "home" | "file" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function attempt(what: NonNullable<typeof busy>, words: string, work: () => Promise<unknown>) {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch {
      setProblem(t(words));
    } finally {
      setBusy(null);
    }
  }
  const startWithStarter = () =>
    attempt("starter", "first_run.failed", async () => onCreated((await api.call(createStarterSite, { body: {} })).home));
  const startWithHome = () =>
    attempt("home", "first_run.failed", async () => {
      const page = { id: "home", route: "/", title: { [language]: t("first_run.home_title") }, sections: [] };
      await onCreated((await api.call(createPage, { body: { page } })).page.id);
    });
  const look = (file: File) =>
    attempt("file", "first_run.unreadable", async () => {
      const content: unknown = JSON.parse(await file.text());
      setChosen({ file: content, plan: await api.call(planSiteImport, { body: { file: content } }) });
    });
  const bringIn = ({ file, plan }: Chosen) =>
    attempt("file", "first_run.failed", async () => {
      const wish = { decisions: {}, expected: plan.fingerprint, publishes: true, takesSettings: plan.settings === "changed" };
      const done = await api.call(importSite, { body: { file, ...wish } });
      await onCreated((done.pages.find(({ route }) => route === "/") ?? done.pages[0])?.id ?? null);
    });

  return { busy, problem, chosen, startWithStarter, startWithHome, look, bringIn };
}
