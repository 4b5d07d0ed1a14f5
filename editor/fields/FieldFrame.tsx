import { CircleAlert, RotateCcw } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { PropsIssue } from "../../src/layout/registry";
import type { ControlKind } from "../explain/field_props";
import { fieldId } from "../explain/field_props";
import { useFieldServices, useT } from "./field_context";
import { goesOnWords, issueWords } from "../explain/issue_words";
import css from "./fields.module.css";
import { SampleMark } from "./SampleMark";

interface FrameProps {
  label: string;
  path: readonly (string | number)[];
  issues: readonly PropsIssue[];
  kind: ControlKind;
  /** The value is not what the page would take by itself; with `onReset` that can be had back. */
  onReset?: (() => void) | undefined;
  /** Label and control in one line. */
  isSide?: boolean;
  /** At the end of the label's line. */
  aside?: ReactNode;
  hint?: ReactNode;
}

/** What an input has to carry to belong to its label and its reasons. */
export interface InputProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** One field with one control: label, control, what is wrong with it. */
export function FieldFrame({ children, ...frame }: FrameProps & { children: (input: InputProps) => ReactNode }) {
  const { label, path, issues, kind, isSide, aside, onReset } = frame;
  const { hintOf } = useFieldServices();
  const hint = frame.hint ?? hintOf?.(path);
  const notes = useId();
  const id = fieldId(path);
  const hasNotes = issues.length > 0 || hint !== undefined;
  return (
    <div className={isSide ? css.sideField : css.field} data-field={path.join(".")}>
      <div className={css.labelLine}>
        {onReset && <span className={css.changed} aria-hidden="true" />}
        <label htmlFor={id}>{label}</label>
        {onReset && <Reset label={label} onReset={onReset} />}
        <SampleMark label={label} path={path} />
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      <div className={css.control}>
        {children({ id, "aria-describedby": hasNotes ? notes : undefined, "aria-invalid": issues.length > 0 || undefined })}
        <div id={notes}>
          <Issues issues={issues} kind={kind} path={path} />
          {hint !== undefined && issues.length === 0 && <p className={css.hint}>{hint}</p>}
        </div>
      </div>
    </div>
  );
}

/** A field of several controls: a group with a name. */
export function FieldGroup({ children, ...frame }: Omit<FrameProps, "isSide"> & { children: ReactNode }) {
  const { label, path, issues, kind, aside, onReset } = frame;
  const { hintOf } = useFieldServices();
  const hint = frame.hint ?? hintOf?.(path);
  const notes = useId();
  return (
    <fieldset className={css.group} id={fieldId(path)} data-field={path.join(".")} aria-describedby={notes}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.labelLine}>
        {onReset && <span className={css.changed} aria-hidden="true" />}
        <span aria-hidden="true">{label}</span>
        {onReset && <Reset label={label} onReset={onReset} />}
        <SampleMark label={label} path={path} />
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children}
      <div id={notes}>
        <Issues issues={issues} kind={kind} path={path} />
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
      </div>
    </fieldset>
  );
}

function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  const t = useT();
  const words = t("fields.reset", { label });
  return (
    <button type="button" data-reset="" className={css.iconSmall} aria-label={words} title={words} onClick={onReset}>
      <RotateCcw size={12} aria-hidden="true" />
    </button>
  );
}

/** What is wrong with the value itself; what is wrong inside it stands at the inner fields. */
function Issues({ issues, kind, path }: Pick<FrameProps, "issues" | "kind" | "path">) {
  const { t, language, goesOnWith } = useFieldServices();
  if (issues.length === 0) return null;
  const words = new Set(issues.map((issue) => issueWords(t, issue, kind)));
  const goesOn = goesOnWords(t, goesOnWith(path), language);
  return [...words].map((reason, index) => (
    <p key={reason} className={css.reason}>
      <CircleAlert size={12} aria-hidden="true" />
      {index === words.size - 1 && goesOn ? `${reason} ${goesOn}` : reason}
    </p>
  ));
}
