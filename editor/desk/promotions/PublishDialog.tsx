import { useState } from "react";
import { type PromotionIssue, type PromotionPage, publishPromotion } from "../../../schemas/api/promotions_desk";
import { ApiError } from "../../../src/api/api_error";
import { labelOf, promotionForm } from "../../explain/field_words";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Draft } from "./use_draft";

interface Props {
  page: PromotionPage;
  draft: Draft;
  onRefused: (issues: readonly PromotionIssue[]) => void;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Publishes what is edited, now or at an instant; what is in the way is said by its field. */
export function PublishDialog({ page, draft, onRefused, onDone, onClose }: Props) {
  const { t, api, notices, language } = useDesk();
  const { promotionId, version } = page.promotion;
  const [at, setAt] = useState("");
  const holders = page.versions.reduce((sum, one) => sum + one.holders, 0);

  async function send() {
    try {
      const revision = await draft.keep();
      const when = at === "" ? null : new Date(at).toISOString();
      const done = await api.call(publishPromotion, { params: { promotionId }, body: { revision, at: when } });
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
            {labelOf(t, promotionForm, path)}
            {code === "invalid" ? "" : `: ${t(`promotion.issue.${code}`, { value })}`}
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
      <p className={css.plain}>{holders > 0 ? t("promotion.publish.keep", { count: holders }) : t("promotion.publish.lead")}</p>
      <label>
        {t("promotion.publish.at")}
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
    </DeskDialog>
  );
}

/** What is in the way of publishing, as the refusal names it. */
const issuesIn = (error: unknown): readonly PromotionIssue[] =>
  error instanceof ApiError && error.code === "promotion.not_ready"
    ? ((error.data as { issues?: PromotionIssue[] } | undefined)?.issues ?? []) // the code's own data
    : [];
