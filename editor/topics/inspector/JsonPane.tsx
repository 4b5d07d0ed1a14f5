import { Copy } from "lucide-react";
import { useState } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { replaceSection } from "../../core/commands/replace_section";
import { issueWords } from "../../explain/issue_words";
import { Button } from "../../parts/Button";
import { later } from "../../workplace/fetch_when_idle";
import { JsonEditor } from "../../parts/JsonEditor";
import type { JsonIssue } from "../../parts/json/json_editor_props";
import { useEditor, useT } from "../../workplace/use_editor";
import { useCopyJson } from "./copy_json";
import css from "./Inspector.module.css";
import { readSection } from "./read_section";

const loadSchema = later(() => import("../../parts/json/section_json_schema"));
const schema = async () => (await loadSchema()).sectionJsonSchema();

/** Texts that were left before they were JSON, by section; they wait while the page is open. */
const drafts = new WeakMap<object, Map<string, string>>();

/** A section as it is stored, to read and to change. What can not be a section stays in the pane; the page keeps the last that can. */
export function JsonPane({ section }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  const copy = useCopyJson(section);
  const { id } = section;
  const [refused, setRefused] = useState<{ while: Section; issues: readonly JsonIssue[] } | null>(null);
  const kept = drafts.get(editor) ?? new Map<string, string>();
  drafts.set(editor, kept);

  function handleChange(value: unknown) {
    const reading = readSection(t, value, { id, sections: editor.getState().page.sections });
    setRefused(reading.issues ? { while: section, issues: reading.issues } : null);
    if (!reading.issues) editor.run(replaceSection(id, reading.section));
  }

  const props = registry
    .issuesOf(section)
    .map((issue) => ({ path: ["props", ...issue.path], words: issueWords(t, issue, "string") }));
  return (
    <div className={css.jsonView}>
      <div className={css.jsonHead}>
        <h3>{t("inspector.json")}</h3>
        <Button onClick={() => void copy()}>
          <Copy size={14} aria-hidden="true" />
          {t("inspector.copy_json")}
        </Button>
      </div>
      <JsonEditor
        label={t("inspector.json")}
        value={section}
        schema={schema}
        issues={refused?.while === section ? refused.issues : props}
        onChange={handleChange}
        draft={kept.get(id)}
        onDraft={(text) => (text === null ? kept.delete(id) : kept.set(id, text))}
      />
    </div>
  );
}
