import { useState } from "react";
import { ApiError } from "../../../src/kit/api/api_error";
import { labelOf } from "../../explain/field_words";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Topic } from "./topics";
import type { Draft } from "./use_draft";

/** What is in the way of publishing, and where. */
export interface DraftIssue {
  path: (string | number)[];
  code: string;
  value?: string | undefined;
}

/** Publishes a revision, now or at an instant. */
export type Publish = (wish: {
  revision: number;
  at: string | null;
}) => Promise<{ version: number | null; publishAt: string | null }>;

interface Props<Issue extends DraftIssue> {
  /** Whose words name an issue, and whose code refuses. */
  topic: Topic;
  /** The form that has the words of its fields. */
  form: string;
  /** The version that is published. */
  version: number;
  /** What publishing means for who holds it, or plays it. */
  lead: string;
  draft: Draft;
  publish: Publish;
  onRefused: (issues: readonly Issue[]) => void;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Publishes what is edited, now or at an instant; what is in the way is said by its field. */
export function PublishDialog<Issue extends DraftIssue>(props: Props<Issue>) {
  const { topic, form, version, lead, draft, publish, onRefused, onDone, onClose } = props;
  const { t, notices, language } = useDesk();
  const [at, setAt] = useState("");
  /** As the refusal names them. */
  const issuesIn = (error: unknown): readonly Issue[] =>
    error instanceof ApiError && error.code === `${topic}.not_ready`
      ? ((error.data as { issues?: Issue[] } | undefined)?.issues ?? []) // the code's own data
      : [];

  async function send() {
    try {
      const revision = await draft.keep();
      const done = await publish({ revision, at: at === "" ? null : new Date(at).toISOString() });
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
            {labelOf(t, form, path)}
            {code === "invalid" ? "" : `: ${t(`${topic}.issue.${code}`, { value })}`}
          </li>
        ))}
      </ul>
    </>
  );

  return (
    <DeskDialog
      title={t("promotion.publish.title", { version })}
      verb={at === "" ? t("promotion.publish.now") : t("promotion.publish.plan")}
      onSend={send}
      refusal={refusal}
      onClose={onClose}
    >
      <p className={css.plain}>{lead}</p>
      <label>
        {t("promotion.publish.at")}
        <DateTimeInput value={at} language={language} onChange={(event) => setAt(event.target.value)} />
      </label>
    </DeskDialog>
  );
}
