import { memo, useCallback, useMemo } from "react";
import type { Path } from "../core/set_in";
import type { PropsIssue } from "../../src/layout/registry";
import { isSameValue } from "../core/same_value";
import { useFieldOwner, useFieldServices } from "./field_context";
import type { AnyControl, Change, ControlKind } from "../explain/field_props";

interface Props {
  name: string | number;
  /** The path of what holds the field. */
  within: readonly (string | number)[];
  control: AnyControl;
  value: unknown;
  fallback?: unknown;
  label: string;
  issues: readonly PropsIssue[];
  type: string | null;
  /** Of what holds the field. */
  onChange: Change;
}

/** Controls that remember something besides their value, and so must not go on from one section to another. */
const remembering: ReadonlySet<ControlKind> = new Set([
  "banner",
  "bonus",
  "category",
  "countries",
  "game",
  "icon",
  "image",
  "jackpot",
  "list",
  "number",
  "page",
  "payment_method",
  "payout_method",
  "promotion",
  "provider",
  "rich_text",
  "schedule",
  "top_category",
  "tournament",
]);

/** The control for one field of what holds it. It renders again only when something of its own has changed. */
export const Field = memo(function Field({ name, within, control, onChange, ...rest }: Props) {
  const way = JSON.stringify(within); // a new list with the same keys at every render
  const path = useMemo<Path>(() => [...(JSON.parse(way) as Path), name], [way, name]);
  const change = useCallback<Change>((value, at = []) => onChange(value, [name, ...at]), [onChange, name]);
  const Control = useFieldServices().controls[control.control];
  const owner = useFieldOwner();
  return (
    <Control key={remembering.has(control.control) ? owner : ""} {...rest} control={control} path={path} onChange={change} />
  );
}, isSameField);

function isSameField(before: Props, after: Props) {
  return (Object.keys(after) as (keyof Props)[]).every((key) =>
    key === "within" || key === "issues" || key === "fallback"
      ? isSameValue(before[key], after[key])
      : Object.is(before[key], after[key]),
  );
}
