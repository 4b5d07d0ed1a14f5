import { DialogFoot } from "../../parts/DialogFoot";
import { Modal } from "../../parts/Modal";
import { useEditor, useShow, useT, useWorkbench } from "../../workplace/use_editor";
import css from "./MissingDialog.module.css";

const kinds = ["games", "images", "pages", "sections"] as const;
const most = 12;

/** What the sections that were just pasted need and what is not here. */
export default function MissingDialog() {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const missing = useWorkbench((state) => state.missing);
  const close = () => show({ missing: null });
  return (
    <Modal
      title={t("arranging.missing.title")}
      isOpen={missing !== null}
      onClose={close}
      closeLabel={t("editor.close")}
      foot={
        <DialogFoot
          cancel={t("arranging.missing.undo")}
          cancelLook="line"
          onCancel={() => {
            editor.undo();
            close();
          }}
          verb={t("arranging.missing.keep")}
          onVerb={close}
        />
      }
    >
      <p>{t("arranging.missing.lead")}</p>
      {kinds.map((kind) => {
        const names = missing?.[kind] ?? [];
        if (names.length === 0) return null;
        return (
          <section key={kind} className={css.kind}>
            <h3>{t(`arranging.missing.${kind}`, { count: names.length })}</h3>
            <ul>
              {names.slice(0, most).map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
              {names.length > most && <li>{t("arranging.missing.more", { count: names.length - most })}</li>}
            </ul>
          </section>
        );
      })}
    </Modal>
  );
}
