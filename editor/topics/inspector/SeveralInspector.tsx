import { Ellipsis, Layers } from "lucide-react";
import { type MouseEvent, useCallback } from "react";
import type { Section } from "../../../schemas/page";
import { setInAll } from "../../core/commands/set_in_all";
import type { Path } from "../../core/set_in";
import { Field } from "../../fields/Field";
import { type AnyControl, type Change, noIssues } from "../../explain/field_props";
import { labelOf } from "../../explain/field_words";
import { IconButton } from "../../parts/IconButton";
import { panelId, tabId, TabList } from "../../parts/TabList";
import { useEditor, useEvaluations, usePersona, useShow, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { fallbacksOf } from "./fallbacks";
import css from "./Inspector.module.css";
import { MixedField } from "./MixedField";
import { personaWords } from "./persona_words";
import { sharedFields, sharedValue } from "./shared_fields";

const rules: Record<string, AnyControl> = {
  isVisible: { control: "toggle" },
  access: { control: "access" },
  audiences: { control: "audiences" },
  countries: { control: "countries" },
  devices: { control: "devices" },
  schedule: { control: "schedule" },
};
const ruleFallbacks = { isVisible: true, access: "any" };

/** Several sections at once: what they share, where they differ, and one step that sets all of them. */
export function SeveralInspector({ sections }: { sections: readonly Section[] }) {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const tab = useWorkbench(({ inspectorTab }) => inspectorTab) === "content" ? "content" : "rules";
  const persona = personaWords(t, usePersona(), language);
  const shown = useEvaluations(({ byId }) => sections.filter(({ id }) => byId.get(id)?.verdict === "shown").length);
  const count = sections.length;
  const [first] = sections;
  const fields = sharedFields(sections);

  function openMenu({ currentTarget }: MouseEvent<HTMLElement>) {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    if (first) show({ menu: { id: first.id, x: right, y: bottom + 4 } });
  }

  return (
    <div className={css.tabs}>
      <header className={css.head}>
        <span className={css.picture}>
          <Layers size={16} aria-hidden="true" />
        </span>
        <div className={css.names}>
          <h2 className={css.pageName}>{t("several.title", { count })}</h2>
          <p className={css.type}>{[...new Set(sections.map(({ type }) => type))].join(", ")}</p>
        </div>
        <IconButton label={t("inspector.menu")} aria-haspopup="menu" onClick={openMenu}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={css.tabLine}>
        <TabList
          id="inspector"
          tabs={[
            { value: "content", label: t("inspector.content") },
            { value: "rules", label: t("inspector.rules") },
          ]}
          value={tab}
          onChange={(inspectorTab) => show({ inspectorTab })}
        />
      </div>
      <div id={panelId("inspector", tab)} role="tabpanel" aria-labelledby={tabId("inspector", tab)} className={css.panel}>
        <div className={css.part}>
          <p className={css.note}>{t(tab === "rules" ? "several.shown" : "several.lead", { shown, count, persona })}</p>
          {tab === "rules" ? (
            <SharedFields sections={sections} fields={rules} fallbacks={ruleFallbacks} within={none} type={null} />
          ) : (
            <SharedFields
              sections={sections}
              fields={fields}
              fallbacks={first ? fallbacksOf(first.type) : {}}
              within={inProps}
              type={first?.type ?? null}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const none: string[] = [];
const inProps = ["props"];

interface SharedProps {
  sections: readonly Section[];
  fields: Record<string, AnyControl>;
  fallbacks: Record<string, unknown>;
  within: string[];
  type: string | null;
}

function SharedFields({ sections, fields, fallbacks, within, type }: SharedProps) {
  const t = useT();
  const change = useChangeAll(sections, within);
  return Object.entries(fields).map(([name, control]) => {
    const { value, isMixed } = sharedValue(sections, [...within, name]);
    const label = labelOf(t, type, [...within, name]);
    const field = (
      <Field
        name={name}
        within={within}
        control={control}
        value={value}
        fallback={isMixed ? undefined : fallbacks[name]}
        label={label}
        issues={noIssues}
        type={type}
        onChange={change}
      />
    );
    return (
      <MixedField key={name} label={label} path={[...within, name]} isMixed={isMixed}>
        {field}
      </MixedField>
    );
  });
}

/** Sets a value in all of them. What an emptied rule leaves is taken off the page, as for one section. */
function useChangeAll(sections: readonly Section[], within: Path): Change {
  const editor = useEditor();
  const ids = sections.map(({ id }) => id).join(" ");
  const isRule = within.length === 0;
  return useCallback<Change>(
    (value, at = []) => {
      const kept = isRule && at[0] === "isVisible" && value === true ? undefined : value;
      editor.run(setInAll(ids.split(" "), [...within, ...at], kept));
    },
    [editor, ids, isRule, within],
  );
}
