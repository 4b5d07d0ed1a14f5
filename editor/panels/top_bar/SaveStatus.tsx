import { ArrowUp, Check, CircleAlert, CloudOff, GitMerge, type LucideIcon, Pencil } from "lucide-react";
import type { SaveState } from "../../saving/save_state";
import { useSaving, useShow, useT, useWorkplace } from "../../use_editor";
import { saveWords } from "./save_words";
import css from "./TopBar.module.css";

const icons: Record<SaveState["status"], LucideIcon> = {
  saved: Check,
  editing: Pencil,
  saving: ArrowUp,
  offline: CloudOff,
  conflict: GitMerge,
  signed_out: CircleAlert,
  refused: CircleAlert,
};

/** Where the draft stands; what needs a decision is a way to it. Failures are spoken, the rest is not. */
export function SaveStatus() {
  const t = useT();
  const show = useShow();
  const { language, saving } = useWorkplace();
  const save = useSaving((state) => state.save);
  const Icon = icons[save.status];
  const isTrouble = save.status !== "saved" && save.status !== "editing" && save.status !== "saving";
  const words = saveWords(t, save, language);
  return (
    <span
      className={css.save}
      data-status={save.status}
      role={isTrouble ? "alert" : undefined}
      aria-label={t("saving.label", { words })}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{words}</span>
      {save.status === "conflict" && (
        <button type="button" className={css.link} onClick={() => show({ dialog: "conflict" })}>
          {t("saving.decide")}
        </button>
      )}
      {(save.status === "offline" || save.status === "refused") && (
        <button type="button" className={css.link} onClick={() => void saving.saveNow()}>
          {t("editor.try_now")}
        </button>
      )}
    </span>
  );
}
