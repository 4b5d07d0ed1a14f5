import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import { listPages, publishPage } from "../../../schemas/api/pages";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { pageName } from "../../page_name";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { Pill } from "../../parts/Pill";
import { canPublish } from "../../sign_in/back_office";
import { useEditorState, useSaving, useShow, useT, useWorkbench, useWorkplace } from "../../use_editor";
import { blocks, type Finding, findingsOf } from "./findings";
import css from "./PublishDialog.module.css";
import { refusalOf } from "./refusal_of";

/** What is found in the draft, and the button that makes it the site's page. */
export function PublishDialog() {
  const t = useT();
  const show = useShow();
  const isOpen = useWorkbench(({ dialog }) => dialog === "publish");
  const { language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const revision = useSaving((state) => state.revision);
  const findings = useMemo(() => (isOpen ? findingsOf(page, t) : []), [isOpen, page, t]);
  const { publish, isBusy, problem, refused } = usePublish(() => show({ dialog: null }));
  const all = [...findings, ...refused];
  const stopping = all.filter(blocks);
  const worth = all.filter((finding) => !blocks(finding));
  const reason = usePublishReason(findings.filter(blocks).length);
  const close = () => show({ dialog: null });

  return (
    <Modal
      title={t("publish.title", { name: pageName(page, language) })}
      aside={<Pill tone="accent">{t("saving.draft", { revision })}</Pill>}
      isOpen={isOpen}
      onClose={close}
      closeLabel={t("editor.close")}
      width="wide"
      foot={
        <>
          {(problem ?? reason) && (
            <p className={css.reason} role={problem ? "alert" : undefined}>
              {problem ?? reason}
            </p>
          )}
          <Button size="large" onClick={close}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look="fill" disabledReason={reason} isDisabled={isBusy} onClick={() => void publish()}>
            {t(isBusy ? "publish.busy" : "publish.submit")}
          </Button>
        </>
      }
    >
      {all.length === 0 && (
        <p className={css.fine}>
          <CircleCheck size={16} aria-hidden="true" />
          {t("publish.fine")}
        </p>
      )}
      <Findings title={t("publish.stopping")} findings={stopping} />
      <Findings title={t("publish.worth")} findings={worth} />
    </Modal>
  );
}

function usePublishReason(stopping: number) {
  const t = useT();
  const { user } = useWorkplace();
  if (!canPublish(user)) return t("publish.not_allowed");
  return stopping > 0 ? t("publish.fix_first", { count: stopping }) : undefined;
}

function usePublish(onDone: () => void) {
  const { saving, api, editor, notices, t } = useWorkplace();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<Finding[]>([]);

  async function publish() {
    setIsBusy(true);
    setProblem(null);
    setRefused([]);
    try {
      if (!(await saving.saveNow())) return setProblem(t("publish.not_saved"));
      const { revision } = saving.store.getState();
      const { publishedRevision } = await api.call(publishPage, {
        params: { id: editor.getState().page.id },
        body: { revision },
      });
      saving.setPublished(publishedRevision);
      void queries.invalidateQueries({ queryKey: api.query(listPages, {}).queryKey });
      notices.toast({ words: t("publish.done", { revision: publishedRevision }) });
      onDone();
    } catch (error) {
      const findings = refusalOf(error);
      setRefused(findings ?? []);
      setProblem(t(findings ? "publish.refused" : "publish.failed"));
    } finally {
      setIsBusy(false);
    }
  }

  return { publish, isBusy, problem, refused };
}

function Findings({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const t = useT();
  const show = useShow();
  const { editor } = useWorkplace();
  if (findings.length === 0) return null;

  function handleGo({ section, path }: Finding) {
    if (section && find(editor.getState().page.sections, section.id)) editor.run(selectSection(section.id));
    show({ dialog: null, isRightOpen: true, inspectorTab: "content", focusField: path.length > 0 ? path : null });
  }

  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.section?.id} ${finding.path.join(".")}`}>
            {blocks(finding) ? (
              <CircleAlert size={16} className={css.bad} aria-hidden="true" />
            ) : (
              <TriangleAlert size={16} className={css.warn} aria-hidden="true" />
            )}
            <div>
              <b>
                {t(`publish.finding.${finding.kind}`, {
                  name: finding.section?.name,
                  type: finding.section?.type,
                  count: finding.messages.length,
                })}
              </b>
              <p>{finding.messages.length > 0 ? finding.messages.join(" · ") : t("publish.unknown_lead")}</p>
            </div>
            <Button look="line" onClick={() => handleGo(finding)}>
              {t(blocks(finding) ? "publish.fix" : "publish.show")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
