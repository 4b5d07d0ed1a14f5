import { ArrowUp, Check, CircleAlert, CloudOff, GitMerge, Hourglass, type LucideIcon, Pencil, ServerCrash } from "lucide-react";
import type { SaveState } from "../../workplace/saving/save_state";
import { useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { JoinedNote } from "./JoinedNote";
import { SaveTrouble } from "./SaveTrouble";
import { saveWords } from "../../explain/save_words";
import css from "./save_status.module.css";

const icons: Record<SaveState["status"], LucideIcon> = {
  saved: Check,
  editing: Pencil,
  saving: ArrowUp,
  offline: CloudOff,
  failing: ServerCrash,
  conflict: GitMerge,
  signed_out: CircleAlert,
  refused: CircleAlert,
};

const calm: readonly SaveState["status"][] = ["saved", "editing", "saving"];

/** Where the draft stands; what needs a decision is a way to it. Failures are spoken, the rest is not. */
export function SaveStatus() {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const save = useSaving((state) => state.save);
  const isSlow = save.status === "saving" && save.isSlow;
  const Icon = isSlow ? Hourglass : icons[save.status];
  const words = saveWords(t, save, language);
  return (
    <span
      className={css.save}
      data-status={isSlow ? "slow" : save.status}
      role={calm.includes(save.status) ? undefined : "alert"}
      aria-label={t("saving.label", { words })}
    >
      <Icon size={14} aria-hidden="true" />
      <span>{words}</span>
      {save.status === "conflict" && (
        <button type="button" className={css.link} onClick={() => show({ dialog: "conflict" })}>
          {t("saving.compare")}
        </button>
      )}
      {(save.status === "offline" || save.status === "failing" || save.status === "refused") && <SaveTrouble save={save} />}
      {save.status === "saved" && <JoinedNote />}
    </span>
  );
}
