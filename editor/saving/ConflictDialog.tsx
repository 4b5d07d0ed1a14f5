import { registry } from "../../sections/registry";
import { upgrade } from "../../src/layout/upgrade";
import { flatten } from "../core/tree";
import { Button } from "../parts/Button";
import { Modal } from "../parts/Modal";
import { useEditorState, useSaving, useShow, useT, useWorkbench, useWorkplace } from "../use_editor";
import { changedSections } from "./changed_sections";
import css from "./saving.module.css";

/** Somebody else saved first: whose page stands is asked, never guessed. */
export function ConflictDialog() {
  const t = useT();
  const show = useShow();
  const { saving } = useWorkplace();
  const save = useSaving((state) => state.save);
  const isWanted = useWorkbench(({ dialog }) => dialog === "conflict");
  const page = useEditorState((state) => state.page);
  if (save.status !== "conflict") return null;
  const { theirs } = save;
  const differing = changedSections(page, theirs.page);

  return (
    <Modal
      title={t("saving.conflict_title")}
      isOpen={isWanted}
      onClose={() => show({ dialog: null })}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" onClick={() => show({ dialog: null })}>
            {t("saving.later")}
          </Button>
          <Button
            size="large"
            look="line"
            onClick={() => {
              saving.adopt({ ...theirs, page: { ...theirs.page, sections: upgrade(theirs.page.sections, registry) } });
              show({ dialog: null });
            }}
          >
            {t("saving.take_theirs")}
          </Button>
          <Button
            size="large"
            look="fill"
            onClick={() => {
              void saving.keepMine(theirs);
              show({ dialog: null });
            }}
          >
            {t("saving.keep_mine")}
          </Button>
        </>
      }
    >
      <p>{t("saving.conflict_lead", { revision: theirs.revision, count: flatten(theirs.page.sections).length })}</p>
      {differing.length > 0 && (
        <>
          <p className={css.heading}>{t("saving.differing")}</p>
          <ul className={css.names}>
            {differing.slice(0, 8).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className={css.hint}>{t("saving.conflict_hint")}</p>
    </Modal>
  );
}
