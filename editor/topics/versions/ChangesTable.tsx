import { Fragment, useMemo } from "react";
import type { Page, Section } from "../../../schemas/page";
import { removeSection } from "../../core/commands/remove_section";
import { restoreSection } from "../../core/commands/restore_section";
import { setPageField } from "../../core/commands/set_page_field";
import type { Change } from "../../core/diff";
import { find } from "../../core/tree";
import { changeWords } from "../../explain/change_words";
import { fieldWords, valueWords } from "../../explain/value_words";
import { Button } from "../../parts/Button";
import { SectionIcon } from "../../parts/SectionIcon";
import { undoAction } from "../../workplace/actions/undo_action";
import { useEditor, useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { TextDiff } from "../../parts/TextDiff";
import type { Pair } from "./use_versions";
import { VersionLabel } from "./VersionLabel";
import css from "./Versions.module.css";

interface Props {
  changes: readonly Change[];
  before: Page;
  pair: Pair;
}

/** Every change in words with its values before and after, section by section, each with its way back. */
export function ChangesTable({ changes, before, pair }: Props) {
  const t = useT();
  const bySection = useMemo(() => [...Map.groupBy(changes, ({ section }) => section?.id ?? null)], [changes]);
  if (changes.length === 0) return <p className={css.nothing}>{t("versions.nothing_changed")}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t("versions.change")}</th>
          <th scope="col">
            <VersionLabel revision={pair.from} />
          </th>
          <th scope="col">
            <VersionLabel revision={pair.to} />
          </th>
        </tr>
      </thead>
      <tbody>
        {bySection.map(([id, list]) => (
          <Group key={id ?? ""} changes={list} before={before} revision={pair.from} />
        ))}
      </tbody>
    </table>
  );
}

function Group({ changes, before, revision }: { changes: readonly Change[]; before: Page; revision: number }) {
  const t = useT();
  const { language } = useWorkplace();
  const section = changes[0]?.section ?? null;
  const tone = changes[0]?.kind === "added" ? "added" : changes[0]?.kind === "removed" ? "removed" : undefined;
  return (
    <>
      <tr className={css.group}>
        <th scope="rowgroup" colSpan={3}>
          <span className={css.groupHead}>
            {section && <SectionIcon type={section.type} size={14} />}
            <b>{section?.name ?? t("changes.page")}</b>
            <span data-tone={tone}>{changes.map((change) => changeWords(t, change, language)).join(", ")}</span>
            {section ? (
              <SectionVerb section={section} kind={changes[0]?.kind} before={before} revision={revision} />
            ) : (
              <PageVerb changes={changes} before={before} />
            )}
          </span>
        </th>
      </tr>
      {changes.map((change, index) => (
        <Fragment key={index}>{hasValues(change) && <Values change={change} section={section} />}</Fragment>
      ))}
    </>
  );
}

type Valued = Extract<Change, { kind: "rule" | "text" | "value" | "renamed" }>;
const hasValues = (change: Change): change is Valued => ["rule", "text", "value", "renamed"].includes(change.kind);

function Values({ change, section }: { change: Valued; section: Section | null }) {
  const t = useT();
  const { language } = useWorkplace();
  const path = change.kind === "renamed" ? ["name"] : change.kind === "text" ? [...change.path, change.language] : change.path;
  const before = valueWords(t, change.before, path, language);
  const after = valueWords(t, change.after, path, language);
  return (
    <tr>
      <th scope="row">{fieldWords(t, section, path, language)}</th>
      <td>
        <TextDiff before={before} after={after} side="before" />
      </td>
      <td>
        <TextDiff before={before} after={after} side="after" />
      </td>
    </tr>
  );
}

interface VerbProps {
  section: Section;
  kind: Change["kind"] | undefined;
  before: Page;
  revision: number;
}

/** Takes one section back to what it was, as one edit that undo takes back. */
function SectionVerb({ section: { id, name }, kind, before, revision }: VerbProps) {
  const t = useT();
  const workplace = useWorkplace();
  const { editor, notices } = workplace;
  const isThere = useEditorState(({ page }) => find(page.sections, id) !== null);
  const verb = kind === "added" ? "remove_again" : kind === "removed" ? "bring_back" : "restore_section";
  const command = kind === "added" ? removeSection(id) : restoreSection(id, before);
  if (kind === "added" ? !isThere : kind === "removed" && isThere) return null;
  return (
    <Button
      onClick={() => {
        if (!editor.run(command)) return;
        const action = undoAction(workplace);
        notices.toast({ words: t("versions.section_toast", { name, revision }), action });
      }}
    >
      {t(`versions.${verb}`)}
    </Button>
  );
}

const fields = ["route", "title", "description", "access"] as const;

/** The same for what belongs to the page itself. */
function PageVerb({ changes, before }: { changes: readonly Change[]; before: Page }) {
  const t = useT();
  const editor = useEditor();
  const changed = fields.filter((field) => changes.some((change) => "path" in change && change.path[0] === field));
  if (changed.length === 0) return null;
  return (
    <Button
      onClick={() => {
        for (const field of changed) editor.run(setPageField(field, before[field] as string));
      }}
    >
      {t("versions.restore_verb")}
    </Button>
  );
}
