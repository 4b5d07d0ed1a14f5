import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useT } from "../../workplace/use_editor";
import type { JsonEditorProps, JsonIssue } from "./json_editor_props";
import css from "../JsonEditor.module.css";
import { createJsonView, type JsonView } from "./json_view";
import { readJson } from "./read_json";

const most = 8; // problems in the list; the text marks them all

const write = (value: unknown) => JSON.stringify(value, null, 2) ?? "";

/** CodeMirror with a value in it, and what is wrong with it below. Loaded with the first pane that shows it. */
export default function JsonCode({
  label,
  value,
  schema,
  onChange,
  issues,
  draft,
  onDraft,
  isReadOnly = false,
}: JsonEditorProps) {
  const t = useT();
  const problemsId = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<JsonView | null>(null);
  const told = useRef(write(value)); // the value as it was last told or heard
  const [text, setText] = useState(draft ?? told.current);
  const reading = readJson(text);
  const problems: readonly JsonIssue[] = reading.problem ? [{ path: [], words: t(`json.${reading.problem}`) }] : issues;
  const latest = useRef({ onChange, onDraft });
  latest.current = { onChange, onDraft };

  useEffect(() => {
    if (!host.current) return;
    const made = createJsonView({
      parent: host.current,
      text,
      isReadOnly,
      words: { label, describedBy: problemsId, completions: t("json.completions") },
      schema,
      onText(next) {
        setText(next);
        const read = readJson(next);
        latest.current.onDraft?.(read.problem ? next : null);
        if (read.problem) return;
        const written = write(read.value);
        if (written === told.current) return;
        told.current = written;
        latest.current.onChange(read.value);
      },
    });
    view.current = made;
    return () => made.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the view lives as long as the pane; what changes is told to it below
  }, []);

  useEffect(() => {
    const written = write(value);
    if (written === told.current) return;
    told.current = written; // undone, or changed by somebody else
    if (!readJson(view.current?.text() ?? "").problem) view.current?.setText(written);
  }, [value]);

  useEffect(() => view.current?.mark(reading.problem === "syntax" ? "break" : problems));

  return (
    <>
      <div ref={host} className={css.code} data-invalid={problems.length > 0 || undefined} />
      <div id={problemsId} role="status" className={css.problems}>
        {problems.slice(0, most).map(({ path, words }) => (
          <button key={path.join(".") + words} type="button" onClick={() => view.current?.reveal(path)}>
            <CircleAlert size={12} aria-hidden="true" />
            <span>
              {path.length > 0 && <code>{path.join(".")}</code>} {words}
            </span>
          </button>
        ))}
        {problems.length > most && <p>{t("json.more", { count: problems.length - most })}</p>}
        {reading.problem && <p>{t("json.not_applied")}</p>}
      </div>
    </>
  );
}
