import { Plus, Trash2, X } from "lucide-react";
import { columnId } from "../core/column_id";
import { selectSection } from "../core/commands/select_section";
import { addColumn, mostColumns, removeColumn } from "../core/commands/set_columns";
import { pageTree } from "../core/page_tree";
import { setProp } from "../core/commands/set_prop";
import { find } from "../core/tree";
import { unlessOff } from "../../src/kit/ui/unless_off";
import type { FieldProps } from "../explain/field_props";
import { Keys } from "../parts/Keys";
import { SectionIcon } from "../parts/SectionIcon";
import { useEditor, useEditorState, useShow } from "../workplace/use_editor";
import css from "./Columns.module.css";
import { useFieldOwner, useT } from "./field_context";
import { FieldGroup } from "./FieldFrame";
import fields from "./fields.module.css";

/** What stands in each column of a section. A name that no section has is said and can be taken away. */
export function ColumnsField({ label, path, issues }: FieldProps) {
  const t = useT();
  const owner = useFieldOwner();
  const editor = useEditor();
  const show = useShow();
  const sections = useEditorState(({ page }) => page.sections);
  const section = find(sections, owner);
  const columns = (section && editor.types.columnsOf(section)) ?? [];
  const tree = pageTree(sections, editor.types);
  const count = columns.length;
  const addTo = (parent: string) => {
    const place = { ...tree.endOf(parent), sections };
    show({ insertAt: place, leftTab: "palette", isLeftOpen: true });
  };

  return (
    <FieldGroup label={label} path={path} issues={issues} kind="columns">
      {columns.map((names, number) => {
        const inside = tree.childrenOf(columnId(owner, number));
        const lost = names.filter((name) => !inside.some((one) => one.name === name));
        const name = t("columns.name", { number: number + 1, count });
        return (
          <section key={number} className={css.column} aria-label={name}>
            <header>
              <h4>{name}</h4>
              <span>{t("arranging.sections", { count: inside.length })}</span>
              {count > 1 && (
                <button
                  type="button"
                  className={fields.iconSmall}
                  aria-label={t("columns.remove", { name })}
                  title={t("columns.remove_hint")}
                  onClick={() => editor.run(removeColumn(owner, number))}
                >
                  <Trash2 size={14} aria-hidden="true" />
                </button>
              )}
            </header>
            <ul>
              {inside.map(({ id, name: own, type }) => (
                <li key={id}>
                  <button type="button" className={css.member} onClick={() => editor.run(selectSection(id))}>
                    <SectionIcon type={type} />
                    <span>{own}</span>
                  </button>
                </li>
              ))}
              {lost.map((own) => (
                <li key={`lost ${own}`} className={css.lost}>
                  <span>{own}</span>
                  <em>{t("fields.no_such_section")}</em>
                  <button
                    type="button"
                    className={fields.iconSmall}
                    aria-label={t("fields.remove_named", { name: own })}
                    onClick={() => editor.run(setProp(owner, ["columns", number], names.toSpliced(names.indexOf(own), 1)))}
                  >
                    <X size={12} aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className={css.add} onClick={() => addTo(columnId(owner, number))}>
              <Plus size={14} aria-hidden="true" />
              {t("columns.add_section", { column: number + 1 })}
            </button>
          </section>
        );
      })}
      <button type="button" className={fields.button} {...unlessOff(count >= mostColumns, () => editor.run(addColumn(owner)))}>
        <Plus size={14} aria-hidden="true" />
        {t("columns.add")}
      </button>
      <p className={css.keys}>
        <Keys keys="Alt ← →" /> {t("columns.keys_across")} <Keys keys="Alt ↑ ↓" /> {t("columns.keys_within")}
      </p>
    </FieldGroup>
  );
}
