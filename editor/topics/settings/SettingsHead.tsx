import { History, Redo2, Undo2, X } from "lucide-react";
import type { SiteSettings } from "../../../schemas/settings";
import type { PropsIssue } from "../../../src/layout/registry";
import { Button } from "../../parts/Button";
import { IconButton } from "../../parts/IconButton";
import { Pill } from "../../parts/Pill";
import { canPublish } from "../../workplace/back_office";
import { useEditor, useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { SaveStatus } from "../../parts/saving/SaveStatus";
import css from "./Settings.module.css";
import { settingsOf } from "./settings_document";
import { changedFields } from "./settings_changes";
import type { SettingsDialog } from "./settings_dialog";

interface Props {
  live: SiteSettings;
  issues: readonly PropsIssue[];
  onOpen: (dialog: SettingsDialog) => void;
}

/** What this is, where its draft stands, and the ways back, to its versions and to the site. */
export function SettingsHead({ live, issues, onOpen }: Props) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const { user } = useWorkplace();
  const revision = useSaving((state) => state.revision);
  const canUndo = useEditorState((state) => state.undoName !== null);
  const canRedo = useEditorState((state) => state.redoName !== null);
  const changed = useEditorState(({ page }) => changedFields(live, settingsOf(page)).length);
  return (
    <header className={css.head}>
      <h2>{t("settings.title")}</h2>
      <span className={css.facts}>
        <Pill>{t("saving.draft", { revision })}</Pill>
        {issues.length > 0 && <Pill tone="bad">{t("settings.invalid", { count: issues.length })}</Pill>}
        {changed > 0 ? (
          <Pill tone="accent">{t("settings.changed", { count: changed })}</Pill>
        ) : (
          <Pill tone="good">{t("settings.as_live")}</Pill>
        )}
      </span>
      {canPublish(user) && (
        <span className={css.saved}>
          <SaveStatus />
        </span>
      )}
      <span className={css.verbs}>
        {canPublish(user) && (
          <>
            <IconButton label={t("command.undo")} keys="Ctrl Z" isDisabled={!canUndo} onClick={() => editor.undo()}>
              <Undo2 size={16} />
            </IconButton>
            <IconButton label={t("command.redo")} keys="Ctrl Shift Z" isDisabled={!canRedo} onClick={() => editor.redo()}>
              <Redo2 size={16} />
            </IconButton>
          </>
        )}
        <IconButton label={t("versions.title")} onClick={() => onOpen("versions")}>
          <History size={16} />
        </IconButton>
        {canPublish(user) && (
          <Button look="fill" size="large" onClick={() => onOpen("publish")}>
            {t("publish.open")}
          </Button>
        )}
        <IconButton label={t("settings.close")} keys="Esc" onClick={() => show({ view: "page" })}>
          <X size={16} />
        </IconButton>
      </span>
    </header>
  );
}
