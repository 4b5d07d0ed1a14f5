import { lazy, Suspense } from "react";
import { useT } from "../use_editor";
import type { JsonSchema } from "./json/json_schema";
import css from "./JsonEditor.module.css";

const JsonCode = lazy(() => import("./json/JsonCode"));

export interface JsonIssue {
  path: readonly (string | number)[];
  /** What is wrong there, in words. */
  words: string;
}

export interface JsonEditorProps {
  /** What is edited, for who can not see it. */
  label: string;
  value: unknown;
  /** What it may hold, for completion; asked for once, when the editor opens. */
  schema: () => Promise<JsonSchema>;
  /** Told every text that is JSON; what is not stays in the pane. */
  onChange: (value: unknown) => void;
  /** What is wrong with the text's value, shown at its place and below. */
  issues: readonly JsonIssue[];
  /** A text that was left before it was JSON. */
  draft?: string | undefined;
  /** Told the text while it is not JSON, and null once it is. */
  onDraft?: ((text: string | null) => void) | undefined;
  isReadOnly?: boolean;
}

/** Edits a value as JSON, with what its schema knows. Its code comes when it is first opened. */
export function JsonEditor(props: JsonEditorProps) {
  const t = useT();
  return (
    <div className={css.editor}>
      <Suspense fallback={<div className={css.waiting} role="status" aria-label={t("json.loading")} />}>
        <JsonCode {...props} />
      </Suspense>
    </div>
  );
}
