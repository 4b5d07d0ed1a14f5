import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { getSettings } from "../../../schemas/api/site";
import { checkSettings, publishSettings } from "../../../schemas/api/site_settings";
import type { SettingsFinding } from "../../../schemas/settings_finding";
import type { SiteSettings } from "../../../schemas/settings";
import { ApiError } from "../../../src/kit/api/api_error";
import { mendSettings } from "../../../src/layout/check/mend_settings";
import type { Path } from "../../core/set_in";
import { Button } from "../../parts/Button";
import { lazyPart } from "../../parts/lazy_part";
import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { useEditorState, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";
import { settingsChangeWords, whereOf } from "./settings_changes";
import { settingsOf } from "./settings_document";
import { settingsFindingWords } from "./settings_finding_words";

/** The markets' profiles come with it. */
const ChangedLaw = lazyPart(() => import("./ChangedLaw").then((code) => code.default), { look: "line" });

interface Props {
  live: SiteSettings;
  onLive: (settings: SiteSettings) => void;
  onGoTo: (path: Path) => void;
  onClose: () => void;
}

/** What the check finds in the draft, what visitors will find other than they do, and the button that puts it in force. */
export function PublishSettings({ live, onLive, onGoTo, onClose }: Props) {
  const t = useT();
  const { api, saving, notices, language } = useWorkplace();
  const queries = useQueryClient();
  const page = useEditorState((state) => state.page);
  const revision = useSaving((state) => state.revision);
  const [isSaved, setIsSaved] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isGoing = useRef(false); // to a field, which has the focus then
  const [problem, setProblem] = useState<string | null>(null);
  const check = useQuery({
    ...api.query(checkSettings, {}),
    queryKey: ["settings_check", revision],
    enabled: isSaved === true,
    gcTime: 0,
  });
  const findings = check.data?.findings;
  const stopping = findings?.filter(({ severity }) => severity === "block") ?? [];
  const changes = settingsChangeWords(t, live, settingsOf(page), language);

  useEffect(() => {
    void saving.saveNow().then(setIsSaved); // the server checks what it has
  }, [saving]);

  const hasFailed = isSaved === false || check.isError;
  const reason = hasFailed
    ? t(isSaved === false ? "publish.not_saved" : "settings.not_checked")
    : !findings
      ? t("publish.waits")
      : stopping.length > 0
        ? t("publish.fix_first", { count: stopping.length })
        : undefined;

  function goTo(path: Path) {
    isGoing.current = true;
    onGoTo(path);
  }

  async function handlePublish() {
    setIsBusy(true);
    setProblem(null);
    try {
      await api.call(publishSettings, { body: { revision } });
      saving.setPublished(revision);
      onLive(mendSettings(settingsOf(page), live));
      notices.toast({ words: t("settings.published", { revision }) });
      void queries.invalidateQueries({ queryKey: api.query(getSettings, {}).queryKey });
      onClose();
    } catch (error) {
      setProblem(t(error instanceof ApiError && error.status === 422 ? "publish.refused" : "publish.failed"));
      void check.refetch();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("settings.publish_title")}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      width="wide"
      givesBack={() => !isGoing.current}
      foot={
        <>
          <span className={css.verbs}>
            <DialogFoot
              cancel={t("editor.cancel")}
              onCancel={onClose}
              verb={t(isBusy ? "publish.busy" : "publish.submit")}
              disabledReason={reason}
              isDisabled={isBusy}
              onVerb={() => void handlePublish()}
            />
          </span>
          {(problem ?? reason) && (
            <p
              className={css.reason}
              role={problem || hasFailed ? "alert" : "status"}
              data-bad={Boolean(problem) || hasFailed || undefined}
            >
              {problem ?? reason}
            </p>
          )}
        </>
      }
    >
      {findings?.length === 0 && (
        <p className={css.summary}>
          <CircleCheck size={16} aria-hidden="true" /> {t("settings.no_findings")}
        </p>
      )}
      <Findings title={t("publish.stopping")} findings={stopping} document={page} onGoTo={goTo} />
      <Findings
        title={t("publish.worth")}
        findings={findings?.filter(({ severity }) => severity === "warn") ?? []}
        document={page}
        onGoTo={goTo}
      />
      <section className={css.group} aria-label={t("publish.goes_live")}>
        <h3>{t("publish.goes_live")}</h3>
        {changes.length === 0 && <p className={css.lead}>{t("settings.as_live")}</p>}
        <ul className={css.sentences}>
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <ChangedLaw live={live} draft={mendSettings(settingsOf(page), live)} />
    </Modal>
  );
}

interface FindingsProps {
  title: string;
  findings: readonly SettingsFinding[];
  document: object;
  onGoTo: (path: Path) => void;
}

function Findings({ title, findings, document, onGoTo }: FindingsProps) {
  const t = useT();
  const { language } = useWorkplace();
  if (findings.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding, index) => {
          const words = settingsFindingWords(t, finding, language);
          const isBlocking = finding.severity === "block";
          return (
            <li key={index}>
              {isBlocking ? (
                <CircleAlert size={16} className={css.bad} aria-hidden="true" />
              ) : (
                <TriangleAlert size={16} className={css.warn} aria-hidden="true" />
              )}
              <div>
                <b>{words.title}</b>
                <p>{words.lead}</p>
                <p className={css.way}>{whereOf(t, document, finding.path, language)}</p>
              </div>
              <Button look="line" aria-label={`${t("check.verb.fix")}: ${words.title}`} onClick={() => onGoTo(finding.path)}>
                {t("check.verb.fix")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
