import { useState } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { registry } from "../../../sections/registry";
import { upgrade } from "../../../src/layout/upgrade";
import { replacePage } from "../../core/commands/replace_page";
import { Button } from "../../parts/Button";
import { later } from "../../workplace/fetch_when_idle";
import { JsonEditor } from "../../parts/JsonEditor";
import { undoAction } from "../../workplace/actions/undo_action";
import { useEditor, useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { propsIssues, readPage } from "./read_page";

const loadSchema = later(() => import("./page_json_schema"));
const schema = async () => (await loadSchema()).pageJsonSchema();

/** Texts that were left without being applied, by open page; they wait as long as it is open. */
const kept = new WeakMap<object, string>();

/** The whole page as JSON. It takes the page's place in one step when it is applied, and not before. */
export function PageJsonDialog() {
  const t = useT();
  const close = useCloseDialog();
  const editor = useEditor();
  const workplace = useWorkplace();
  const { notices } = workplace;
  const page = useEditorState((state) => state.page);
  const [draft] = useState(() => kept.get(editor));
  const [changed, setChanged] = useState<{ value: unknown } | null>(() => valueOf(draft));
  const [isText, setIsText] = useState(draft !== undefined && valueOf(draft) === null);
  const reading = readPage(t, changed ? changed.value : page, page.id);

  function handleChange(value: unknown) {
    setChanged({ value });
    kept.set(editor, JSON.stringify(value, null, 2));
  }

  function handleDraft(text: string | null) {
    setIsText(text !== null);
    if (text !== null) kept.set(editor, text);
  }

  function handleDiscard() {
    kept.delete(editor);
    close();
  }

  function handleApply() {
    if (!reading.page) return;
    editor.run(replacePage({ ...reading.page, sections: upgrade(reading.page.sections, registry) }));
    kept.delete(editor);
    notices.toast({ words: t("files.json.applied"), action: undoAction(workplace) });
    close();
  }

  const isDirty = changed !== null || isText;
  const reason = isText || reading.issues ? t("json.not_applied") : undefined;
  return (
    <PageModal
      title={t("files.json.title")}
      width="wide"
      foot={
        <>
          {isDirty && (
            <Button size="large" onClick={handleDiscard}>
              {t("files.json.discard")}
            </Button>
          )}
          <DialogFoot
            cancel={t("editor.close")}
            onCancel={close}
            verb={t("files.json.apply")}
            isDisabled={!isDirty}
            disabledReason={isDirty ? reason : undefined}
            onVerb={handleApply}
          />
        </>
      }
    >
      <div className={css.code}>
        <JsonEditor
          label={t("files.json.title")}
          value={changed ? changed.value : page}
          schema={schema}
          issues={reading.issues ?? propsIssues(t, reading.page)}
          onChange={handleChange}
          draft={draft}
          onDraft={handleDraft}
        />
      </div>
    </PageModal>
  );
}

/** The value of a text that was kept, where it is JSON. */
function valueOf(text: string | undefined): { value: unknown } | null {
  if (text === undefined) return null;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
