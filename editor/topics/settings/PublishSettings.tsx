import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { getSettings } from "../../../schemas/api/site";
import { checkSettings, publishSettings } from "../../../schemas/api/site_settings";
import type { SiteSettings } from "../../../schemas/settings";
import { ApiError } from "../../../src/kit/api/api_error";
import { mendSettings } from "../../../src/layout/check/mend_settings";
import type { Path } from "../../core/set_in";
import { lazyPart } from "../../parts/lazy_part";
import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { useEditorState, useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/styles/PublishDialog.module.css";
import { settingsChangeWords } from "./settings_changes";
import { settingsOf } from "./settings_document";
import { SettingsFindings } from "./SettingsFindings";
import { SettingsGoLive } from "./SettingsGoLive";

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
      <SettingsFindings title={t("publish.stopping")} findings={stopping} document={page} onGoTo={goTo} />
      <SettingsFindings
        title={t("publish.worth")}
        findings={findings?.filter(({ severity }) => severity === "warn") ?? []}
        document={page}
        onGoTo={goTo}
      />
      <SettingsGoLive changes={changes} />
      <ChangedLaw live={live} draft={mendSettings(settingsOf(page), live)} />
    </Modal>
  );
}
