import { useState } from "react";
import { publishTournament, type TournamentIssue, type TournamentPlanPage } from "../../../schemas/api/tournaments_desk";
import { ApiError } from "../../../src/api/api_error";
import { labelOf, tournamentForm } from "../../explain/field_words";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Draft } from "./use_draft";

interface Props {
  page: TournamentPlanPage;
  draft: Draft;
  onRefused: (issues: readonly TournamentIssue[]) => void;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Publishes what is edited, now or at an instant; what is in the way is said by its field. */
export function PublishDialog({ page, draft, onRefused, onDone, onClose }: Props) {
  const { t, api, notices, language } = useDesk();
  const { planId, version, run } = page.plan;
  const [at, setAt] = useState("");

  async function send() {
    try {
      const revision = await draft.keep();
      const when = at === "" ? null : new Date(at).toISOString();
      const done = await api.call(publishTournament, { params: { planId }, body: { revision, at: when } });
      const planned = done.publishAt && exactMoment(done.publishAt, language);
      notices.toast({
        words: planned ? t("promotion.planned_for", { at: planned }) : t("promotion.publish.done", { version: done.version }),
      });
      await onDone();
      onClose();
    } catch (error) {
      onRefused(issuesIn(error));
      throw error;
    }
  }
  const refusal = (error: unknown) => (
    <>
      {t(failureKey(error))}
      <ul>
        {issuesIn(error).map(({ path, code, value }, index) => (
          <li key={index}>
            {labelOf(t, tournamentForm, path)}
            {code === "invalid" ? "" : `: ${t(`tournament.issue.${code}`, { value })}`}
          </li>
        ))}
      </ul>
    </>
  );

  return (
    <DeskDialog
      title={t("promotion.publish.title", { version: version + 1 })}
      verb={at === "" ? t("promotion.publish.now") : t("promotion.publish.plan")}
      onSend={send}
      refusal={refusal}
      onClose={onClose}
    >
      <p className={css.plain}>{t(run?.status === "IN-PROGRESS" ? "tournament.runs" : "tournament.publish_lead")}</p>
      <label>
        {t("promotion.publish.at")}
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
    </DeskDialog>
  );
}

/** What is in the way, as the refusal names it. */
const issuesIn = (error: unknown): readonly TournamentIssue[] =>
  error instanceof ApiError && error.code === "tournament.not_ready"
    ? ((error.data as { issues?: TournamentIssue[] } | undefined)?.issues ?? []) // the code's own data
    : [];
