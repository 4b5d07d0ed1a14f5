import type { PropsIssue } from "../../../src/layout/registry";
import { getIn } from "../../core/set_in";
import { type AnyControl, type Change, issuesAt } from "../../explain/field_props";
import { Fields } from "../../fields/FieldsField";
import type { Draft } from "./use_draft";

export interface DraftFieldsProps {
  /** The form that has the words of its fields. */
  form: string;
  draft: Draft;
  issues: readonly PropsIssue[];
  fields: Record<string, AnyControl>;
  /** Where in the content the fields are. */
  path?: readonly string[];
  /** What holds where a field is missing. */
  fallback?: Record<string, unknown>;
}

/** Some of the fields, as the inspector has those of sections. */
export function DraftFields({ form, draft: { content, setField }, issues, fields, path = [], fallback }: DraftFieldsProps) {
  const change: Change = (value, at = []) => setField([...path, ...at], value);
  const inside = path.reduce((left, key) => issuesAt(left, key), issues);
  const shared = { fields, fallback, issues: inside, path: [...path], type: form };
  return <Fields {...shared} value={getIn(content, path)} onChange={change} />;
}
