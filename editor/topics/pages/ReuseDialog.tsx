import { type FormEvent, useId, useState } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { createPage, publishPage } from "../../../schemas/api/pages";
import { type PageUse, routeOfUse } from "../../../src/layout/page_use";
import { withNamed } from "../../core/columns";
import { shareSections } from "../../core/commands/share_sections";
import { topmost } from "../../core/selection";
import { newReference } from "../../parts/usage/reuse";
import { useRefreshPages } from "../../parts/usage/use_overview";
import { canPublish } from "../../workplace/back_office";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { createProblem } from "./create_problem";
import { PageModal, useCloseDialog } from "./PageModal";
import { pageIdFrom } from "./page_id_from";
import { plainWords } from "../../parts/route_problem";
import css from "./Pages.module.css";

/** Keeps what is selected under a name: as a block, as a shared section that takes its place on the page, or as a preset of its type. */
export function ReuseDialog() {
  const t = useT();
  const close = useCloseDialog();
  const workplace = useWorkplace();
  const { api, editor, notices, language, user } = workplace;
  const refresh = useRefreshPages();
  const [ids] = useState(() => editor.getState().selection);
  const [name, setName] = useState(() => chosen()[0]?.name ?? "");
  const uses: readonly PageUse[] = ids.length === 1 ? ["block", "shared", "preset"] : ["block", "shared"];
  const [use, setUse] = useState<PageUse>("block");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  function chosen() {
    const { sections } = editor.getState().page;
    return withNamed(topmost(sections, ids), sections, editor.types);
  }

  /** Nobody sees it yet, so that publishing it shows nothing to anybody; where the check stops it, it waits. */
  const publishQuietly = (id: string) =>
    canPublish(user) ? api.call(publishPage, { params: { id }, body: { revision: 1 } }).catch(() => null) : null;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sections = chosen();
    if (sections.length === 0) return;
    setIsBusy(true);
    try {
      const id = pageIdFrom(plainWords(name, 60));
      const title = { [language]: name.trim() };
      await api.call(createPage, { body: { page: { id, route: routeOfUse(use, id), title, sections } } });
      if (use === "shared") {
        await publishQuietly(id);
        editor.run(shareSections(ids, newReference(workplace, { id, name: name.trim() })));
      }
      notices.toast({ words: t(`reuse.kept.${use}`, { name: name.trim() }) });
      close();
      await workplace.saving.saveNow();
      await refresh();
    } catch (error) {
      setProblem(createProblem(error));
      setIsBusy(false);
    }
  }

  return (
    <PageModal
      title={t("reuse.title", { count: topmost(editor.getState().page.sections, ids).length })}
      foot={
        <DialogFoot
          cancel={t("editor.cancel")}
          onCancel={close}
          verb={t(`reuse.submit.${use}`)}
          form={form}
          isDisabled={isBusy}
        />
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <label>
          {t("reuse.name")}
          <input value={name} required maxLength={200} data-autofocus="" onChange={(event) => setName(event.target.value)} />
        </label>
        <fieldset className={css.uses}>
          <legend>{t("reuse.how")}</legend>
          {uses.map((value) => (
            <label key={value} className={css.check}>
              <input type="radio" name="use" checked={value === use} onChange={() => setUse(value)} />
              <span>
                {t(`reuse.use.${value}`)}
                <small>{t(`reuse.about.${value}`)}</small>
              </span>
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
