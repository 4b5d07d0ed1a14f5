import { type FormEvent, useId, useState } from "react";
import { type ListedPage, movePage, type PageUsage } from "../../../schemas/api/page_addresses";
import { getPage } from "../../../schemas/api/pages";
import { registry } from "../../../sections/registry";
import { canCarry } from "../../../src/layout/follow_redirect";
import { upgrade } from "../../../src/layout/upgrade";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { canPublish } from "../../workplace/back_office";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { createProblem } from "./create_problem";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { RouteInput } from "./RouteInput";
import { routeProblem } from "../../parts/route_problem";
import { Usage } from "../../parts/usage/Usage";
import { useListedPage, useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { useUsage } from "../../parts/usage/use_usage";

/** Gives a page another address, with what that touches: the old address, links of other pages, menus. */
export function MoveDialog({ id }: { id: string }) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useListedPage(id);
  const usage = useUsage(id);
  return (
    <PageModal title={t("pages.move_title", { name: page ? pageName(page, language) : id })}>
      {page && <MoveForm page={page} usage={usage.data} />}
    </PageModal>
  );
}

function MoveForm({ page, usage }: { page: ListedPage; usage: PageUsage | undefined }) {
  const t = useT();
  const close = useCloseDialog();
  const { api, saving, editor, notices, user, language } = useWorkplace();
  const refresh = useRefreshPages();
  const openId = useEditorState((state) => state.page.id);
  const pages = useOverview().data?.pages ?? [];
  const [route, setRoute] = useState(page.route);
  const [leavesRedirect, setLeavesRedirect] = useState(true);
  const [relinks, setRelinks] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const isOpen = page.id === openId;
  const isLive = page.publishedRoute !== null;
  const old = page.publishedRoute ?? page.route;
  const isSame = route === page.route && (page.publishedRoute === null || route === page.publishedRoute);
  const canRedirect = canCarry(old, route);
  const linked = usage?.linkedFrom ?? [];
  const menus = canPublish(user) && (usage?.menus.length ?? 0) > 0;

  async function move(revision: number) {
    const relink = relinks && canRedirect ? linked.map(({ id }) => id) : [];
    const body = { revision, route, leavesRedirect, relink, relinkMenus: relinks && canRedirect && menus };
    const moved = await api.call(movePage, { params: { id: page.id }, body });
    const here = isOpen ? moved : moved.relinked.includes(openId) && (await api.call(getPage, { params: { id: openId } }));
    if (!here) return;
    saving.adopt({ ...here, page: { ...here.page, sections: upgrade(here.page.sections, registry) } });
    saving.setPublished(here.publishedRevision);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSame || routeProblem(route, pages, page.id)) return;
    setIsBusy(true);
    try {
      if (!(await saving.saveNow())) {
        setIsBusy(false);
        return setProblem("pages.not_saved");
      }
      await move(isOpen ? saving.store.getState().revision : page.revision);
      await refresh();
      notices.toast({ words: t("pages.moved", { name: pageName(isOpen ? editor.getState().page : page, language), route }) });
      close();
    } catch (error) {
      setProblem(createProblem(error));
      setIsBusy(false);
      void refresh();
    }
  }

  return (
    <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <RouteInput value={route} onChange={setRoute} except={page.id} isFirst />
      {isLive && (
        <>
          <p className={css.hint}>{t("pages.move_live")}</p>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={leavesRedirect && canRedirect}
              disabled={!canRedirect}
              onChange={(event) => setLeavesRedirect(event.target.checked)}
            />
            <span>
              {t("pages.move_redirect", { route: old })}
              {!canRedirect && <small>{t("pages.move_no_redirect")}</small>}
            </span>
          </label>
        </>
      )}
      {(linked.length > 0 || menus) && canRedirect && (
        <label className={css.check}>
          <input type="checkbox" checked={relinks} onChange={(event) => setRelinks(event.target.checked)} />
          <span>
            {t("pages.move_relink", { count: linked.length + (menus ? 1 : 0) })}
            <small>{t("pages.move_relink_hint")}</small>
          </span>
        </label>
      )}
      <div className={css.impact}>
        <h3>{t("pages.usage")}</h3>
        <Usage id={page.id} />
      </div>
      {problem && (
        <p className={css.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <div className={css.verbs}>
        <Button size="large" onClick={close}>
          {t("editor.cancel")}
        </Button>
        <Button size="large" look="fill" type="submit" isDisabled={isBusy || isSame}>
          {t("pages.move_submit")}
        </Button>
      </div>
    </form>
  );
}
