import type { JsonSchema } from "./json_schema";

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
