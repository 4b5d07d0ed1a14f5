import { useQuery } from "@tanstack/react-query";
import { ListChecks, MessageSquare } from "lucide-react";
import { listNotes } from "../../../schemas/api/page_notes";
import { isCopied } from "../../../src/layout/page_use";
import { isBlocking } from "../../workplace/checking/page_check";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Pill } from "../../parts/Pill";
import { canPublish } from "../../workplace/back_office";
import { useCheck, useEditorState, useEvaluations, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./PublishButtons.module.css";

/** What people say, what the check finds, and the way to publish; whoever may not publish asks for it. */
export function PublishButtons() {
  const t = useT();
  const show = useShow();
  const { api, user } = useWorkplace();
  const pageId = useEditorState(({ page }) => page.id);
  const isBlock = useEditorState(({ page }) => isCopied(page));
  const invalid = useEvaluations((state) => state.invalid);
  const stopping = useCheck((state) => state.findings?.filter(isBlocking).length ?? null) ?? invalid;
  const { data } = useQuery({ ...api.query(listNotes, { query: { pageId } }), staleTime: 10_000, refetchInterval: 60_000 });
  const open = (data?.notes ?? []).filter(({ doneAt }) => doneAt === null);
  const remarks = open.filter(({ kind }) => kind === "remark").length;
  const requests = open.filter(({ kind }) => kind === "publish_request").length;

  return (
    <>
      <span className={`${css.counted} ${css.remarks}`}>
        <IconButton
          label={remarks > 0 ? t("notes.open_some", { count: remarks }) : t("notes.open")}
          onClick={() => show({ dialog: "notes" })}
        >
          <MessageSquare size={16} />
        </IconButton>
        {remarks > 0 && (
          <span className={css.count} aria-hidden="true">
            {remarks}
          </span>
        )}
      </span>
      {!isBlock && (
        <span className={css.wide}>
          <Button size="large" onClick={() => show({ dialog: "publish" })}>
            <ListChecks size={16} aria-hidden="true" />
            {t("publish.check")} {stopping > 0 && <Pill tone="bad">{stopping}</Pill>}
          </Button>
        </span>
      )}
      {!isBlock && (
        <span className={css.counted}>
          <Button look="fill" size="large" onClick={() => show({ dialog: "publish" })}>
            {t(canPublish(user) ? "publish.open" : "publish.ask")}
            {requests > 0 && <span className={css.unseen}> {t("publish.asked_for", { count: requests })}</span>}
          </Button>
          {requests > 0 && (
            <span className={css.count} aria-hidden="true" title={t("publish.asked_for", { count: requests })}>
              {requests}
            </span>
          )}
        </span>
      )}
    </>
  );
}
