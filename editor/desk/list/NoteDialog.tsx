import { type ReactNode, useState } from "react";
import { useDesk } from "../desk_place";
import { DeskDialog } from "./DeskDialog";
import css from "./list.module.css";

interface Props {
  title: string;
  lead?: string;
  verb: string;
  isDangerous?: boolean;
  /** What is asked besides the note. */
  children?: ReactNode;
  onSend: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Something that wants a remark for the house; what was written stays where it is refused. */
export function NoteDialog({ lead, children, onSend, onClose, ...dialog }: Props) {
  const { t } = useDesk();
  const [note, setNote] = useState("");

  async function send() {
    await onSend(note.trim());
    onClose();
  }

  return (
    <DeskDialog {...dialog} onSend={send} onClose={onClose}>
      {lead && <p className={css.plain}>{lead}</p>}
      {children}
      <label>
        {t("desk.remark")}
        <textarea
          required
          data-autofocus=""
          maxLength={1_000}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
    </DeskDialog>
  );
}
