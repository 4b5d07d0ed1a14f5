import { type FormEvent, useId, useState } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { createPage } from "../../../schemas/api/pages";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { createProblem } from "./create_problem";
import { PageModal, useCloseDialog } from "./PageModal";
import { pageIdFrom } from "./page_id_from";
import css from "./Pages.module.css";
import { RouteInput } from "./RouteInput";
import { routeFrom, routeProblem } from "../../parts/route_problem";
import { sectionsFrom, templates } from "./templates";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { Wireframe } from "./Wireframe";

/** Makes a new page from a template, at an address made of its title, and opens it. */
export function CreatePageDialog({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const close = useCloseDialog();
  const { api, saving, language } = useWorkplace();
  const refresh = useRefreshPages();
  const pages = useOverview().data?.pages ?? [];
  const [title, setTitle] = useState("");
  const [typedRoute, setTypedRoute] = useState<string | null>(null);
  const [chosen, setChosen] = useState(templates[0]?.name ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const route = typedRoute ?? routeFrom(title, pages);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const template = templates.find(({ name }) => name === chosen);
    if (!template || routeProblem(route, pages)) return;
    setIsBusy(true);
    try {
      await saving.saveNow();
      await saving.keep();
      const texts = { [language]: title.trim() };
      const body = { page: { id: pageIdFrom(route), route, title: texts, sections: sectionsFrom(template, t) } };
      const { page } = await api.call(createPage, { body });
      await refresh();
      close();
      onOpenPage(page.id);
    } catch (error) {
      setProblem(createProblem(error));
      setIsBusy(false);
    }
  }

  return (
    <PageModal
      title={t("pages.create_title")}
      width="wide"
      foot={
        <DialogFoot
          cancel={t("editor.cancel")}
          onCancel={close}
          verb={t("pages.create_submit")}
          form={form}
          isDisabled={isBusy}
        />
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <label>
          {t("pages.title")}
          <input value={title} required maxLength={200} data-autofocus="" onChange={(event) => setTitle(event.target.value)} />
        </label>
        <RouteInput value={route} onChange={setTypedRoute} />
        <fieldset className={css.templates}>
          <legend>{t("pages.template")}</legend>
          {templates.map(({ name, blocks }) => (
            <label key={name} className={css.template}>
              <input type="radio" name="template" checked={name === chosen} onChange={() => setChosen(name)} />
              <Wireframe blocks={blocks} />
              <b>{t(`pages.templates.${name}.name`)}</b>
              <span>{t(`pages.templates.${name}.about`)}</span>
            </label>
          ))}
        </fieldset>
        {problem && (
          <p className={css.problem} role="alert">
            {t(problem)}
          </p>
        )}
      </form>
    </PageModal>
  );
}
