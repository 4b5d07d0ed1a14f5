import { useT } from "../workplace/use_editor";
import css from "./JsonEditor.module.css";
import { lazyPart } from "./lazy_part";
import type { JsonEditorProps } from "./json/json_editor_props";

const JsonCode = lazyPart(() => import("./json/JsonCode").then((code) => code.default), { look: "pane" });

/** Edits a value as JSON, with what its schema knows. Its code comes when it is first opened. */
export function JsonEditor(props: JsonEditorProps) {
  const t = useT();
  return (
    <div className={css.editor}>
      <JsonCode {...props} waiting={<div className={css.waiting} role="status" aria-label={t("json.loading")} />} />
    </div>
  );
}
