import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { createPage, listPages } from "../../../schemas/api/pages";
import { route as routeSchema } from "../../../schemas/page";
import { ApiError } from "../../../src/api/api_error";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { useShow, useT, useWorkbench, useWorkplace } from "../../use_editor";
import { pageIdFrom } from "./page_id_from";
import css from "./Pages.module.css";

/** Makes a new, empty page and opens it. */
export function CreatePageDialog({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const isOpen = useWorkbench(({ dialog }) => dialog === "create_page");
  const { api, saving, language } = useWorkplace();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  function close() {
    setProblem(null);
    show({ dialog: null });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const title = String(data.get("title")).trim();
    const route = String(data.get("route")).trim();
    if (!routeSchema.safeParse(route).success) return setProblem("pages.route_invalid");
    setIsBusy(true);
    try {
      await saving.saveNow();
      const { page } = await api.call(createPage, {
        body: { page: { id: pageIdFrom(route), route, title: { [language]: title }, sections: [] } },
      });
      await queries.invalidateQueries({ queryKey: api.query(listPages, {}).queryKey });
      close();
      onOpenPage(page.id);
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 409 ? "pages.taken" : "pages.create_failed");
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("pages.create_title")}
      isOpen={isOpen}
      onClose={close}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" onClick={close}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look="fill" type="submit" form={form} isDisabled={isBusy}>
            {t("pages.create_submit")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={handleSubmit}>
        <label>
          {t("pages.title")}
          <input name="title" required maxLength={200} autoFocus />
        </label>
        <label>
          {t("pages.route")}
          <input
            name="route"
            required
            maxLength={300}
            placeholder="/summer"
            aria-invalid={problem === "pages.route_invalid"}
            aria-describedby={`${form}-hint`}
          />
        </label>
        <p id={`${form}-hint`} className={css.hint}>
          {t("pages.route_hint")}
        </p>
        {problem && (
          <p className={css.problem} role="alert">
            {t(problem)}
          </p>
        )}
      </form>
    </Modal>
  );
}
