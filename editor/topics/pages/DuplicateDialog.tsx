import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { createPage, getPage } from "../../../schemas/api/pages";
import { routeOfUse, purposeOf } from "../../../src/layout/page_use";
import type { Page } from "../../../schemas/page";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { createProblem } from "./create_problem";
import { pageIdFrom } from "./page_id_from";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { RouteInput } from "./RouteInput";
import { free, plainWords, routeProblem } from "../../parts/route_problem";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";

/** A new draft with the sections of a page, under a title and an address of its own. */
export function DuplicateDialog({ id, onOpenPage }: { id: string; onOpenPage: (id: string) => void }) {
  const t = useT();
  const { api } = useWorkplace();
  const open = useEditorState(({ page }) => page);
  const stored = useQuery({ ...api.query(getPage, { params: { id } }), enabled: open.id !== id, gcTime: 0 });
  const overview = useOverview();
  const page = open.id === id ? open : stored.data?.page;
  return (
    <PageModal title={t("pages.duplicate_title")}>
      {page && overview.data && <DuplicateForm page={page} onOpenPage={onOpenPage} />}
      {stored.isError && (
        <p className={css.problem} role="alert">
          {t("pages.action_failed")}
        </p>
      )}
    </PageModal>
  );
}

function DuplicateForm({ page, onOpenPage }: { page: Page; onOpenPage: (id: string) => void }) {
  const t = useT();
  const close = useCloseDialog();
  const { api, saving, language } = useWorkplace();
  const refresh = useRefreshPages();
  const pages = useOverview().data?.pages ?? [];
  const [title, setTitle] = useState(() => t("pages.copy_of", { name: pageName(page, language) }));
  const use = purposeOf(page);
  const [route, setRoute] = useState(() => free(page.route === "/" ? "/home" : page.route, pages));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (use === null && routeProblem(route, pages)) return;
    setIsBusy(true);
    try {
      await saving.saveNow();
      await saving.keep();
      const texts = typeof page.title === "string" ? title : { ...page.title, [language]: title };
      const id = pageIdFrom(use === null ? route : plainWords(title, 60));
      const address = use === null ? route : routeOfUse(use, id);
      const made = await api.call(createPage, { body: { page: { ...page, id, route: address, title: texts } } });
      await refresh();
      close();
      onOpenPage(made.page.id);
    } catch (error) {
      setProblem(createProblem(error));
      setIsBusy(false);
    }
  }

  return (
    <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <label>
        {t("pages.title")}
        <input value={title} required maxLength={200} data-autofocus="" onChange={(event) => setTitle(event.target.value)} />
      </label>
      {use === null && <RouteInput value={route} onChange={setRoute} />}
      {problem && (
        <p className={css.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <div className={css.verbs}>
        <Button size="large" onClick={close}>
          {t("editor.cancel")}
        </Button>
        <Button size="large" look="fill" type="submit" isDisabled={isBusy}>
          {t("pages.duplicate_submit")}
        </Button>
      </div>
    </form>
  );
}
