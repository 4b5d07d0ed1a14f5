import { RotateCcw } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Market, marketCodes, type SiteSettings } from "../../../schemas/settings";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { mendSettings, settingsIssues } from "../../../src/layout/check/mend_settings";
import type { PropsIssue } from "../../../src/layout/registry";
import { getIn, type Path } from "../../core/set_in";
import { Field } from "../../fields/Field";
import {
  FieldOwnerProvider,
  type FieldServices,
  FieldServicesProvider,
  type FieldView,
  FieldViewProvider,
} from "../../fields/field_context";
import { type AnyControl, type Change, issuesAt } from "../../explain/field_props";
import { labelOf } from "../../explain/field_words";
import { formServices } from "../../fields/form_services";
import { LanguageChips } from "../../fields/LanguageChips";
import { lazyPart } from "../../parts/lazy_part";
import { useEditor, usePersonaViewer, useT, useWorkplace } from "../../workplace/use_editor";
import { elementOf, inputOf } from "../../fields/use_focus_field";
import css from "./Settings.module.css";
import { changedFields } from "./settings_changes";
import { type SettingsDraft, setSetting, settingsOf } from "./settings_document";
import { settingsFields } from "./settings_fields";
import { settingsGroups, type SettingsGroup } from "./settings_groups";

interface Props {
  group: SettingsGroup;
  draft: SettingsDraft;
  live: SiteSettings;
  issues: readonly PropsIssue[];
  /** The field that shall take the focus. */
  focus: Path | null;
  onFocused: (none: null) => void;
}

/** The markets' profiles come with it. */
const MarketRules = lazyPart(() => import("./MarketRules").then((code) => code.default), { look: "line" });

/** As far as what stands there names any. */
const marketsOf = ({ markets }: SettingsDraft): Market[] =>
  Array.isArray(markets) ? markets.filter((each): each is Market => marketCodes.includes(each)) : [];

const none: Path = [];

/** The fields of one group. What is typed stays as typed; what is wrong with it stands beside it. */
export function SettingsForm({ group, draft, live, issues, focus, onFocused }: Props) {
  const t = useT();
  const editor = useEditor();
  const viewer = usePersonaViewer();
  const { language, api, accessToken } = useWorkplace();
  const changed = changedFields(live, draft);
  const [contentLanguage, setContentLanguage] = useState<Language>(defaultLanguage);
  const form = useRef<HTMLElement>(null);

  const services = useMemo<FieldServices>(
    () => ({
      ...formServices({ t, language, api, accessToken }),
      goesOnWith: (path) => {
        const now = settingsOf(editor.getState().page);
        return settingsIssues(now).length > 0 ? { value: getIn(mendSettings(now, live), path) } : null;
      },
      hintOf: (path) => hintOf(t, path),
    }),
    [t, language, api, accessToken, editor, live],
  );
  const view = useMemo<FieldView>(
    () => ({ contentLanguage, setContentLanguage, viewer, focus }),
    [contentLanguage, viewer, focus],
  );
  const change: Change = useMemo(
    () =>
      (value, at = []) =>
        void editor.run(setSetting(at, value)),
    [editor],
  );

  useEffect(() => {
    if (focus === null) return;
    const element = form.current && elementOf(form.current, focus);
    element?.scrollIntoView({ block: "center" });
    if (element) inputOf(element, focus)?.focus({ preventScroll: true });
    onFocused(null);
  }, [focus, onFocused]);

  return (
    <FieldServicesProvider value={services}>
      <FieldViewProvider value={view}>
        <FieldOwnerProvider value={group}>
          <section ref={form} className={css.form} aria-label={t(`settings.group.${group}`)}>
            <div className={css.formHead}>
              <h3>{t(`settings.group.${group}`)}</h3>
              {settingsGroups[group].some((name) => hasTexts(settingsFields[name] as AnyControl)) && <LanguageChips />}
            </div>
            {settingsGroups[group].map((name) => {
              const label = labelOf(t, null, [name]);
              const isChanged = changed.includes(name);
              return (
                <div key={name} className={css.row} data-changed={isChanged || undefined}>
                  <Field
                    name={name}
                    within={none}
                    control={settingsFields[name] as AnyControl}
                    value={draft[name]}
                    label={label}
                    issues={issuesAt(issues, name)}
                    type={null}
                    onChange={change}
                  />
                  {name === "markets" && <MarketRules markets={marketsOf(draft)} />}
                  {isChanged && (
                    <p className={css.differs}>
                      <span>{t("settings.differs")}</span>
                      <button
                        type="button"
                        aria-label={t("settings.take_back_named", { label })}
                        onClick={() => change(live[name], [name])}
                      >
                        <RotateCcw size={12} aria-hidden="true" />
                        {t("settings.take_back")}
                      </button>
                    </p>
                  )}
                </div>
              );
            })}
          </section>
        </FieldOwnerProvider>
      </FieldViewProvider>
    </FieldServicesProvider>
  );
}

const texts: ReadonlySet<AnyControl["control"]> = new Set([
  "text",
  "long_text",
  "rich_text",
  "per_language",
  "addresses",
  "image",
]);

/** Whether something in it is written per language. */
const hasTexts = ({ control, fields, item }: AnyControl): boolean =>
  texts.has(control) || (item !== undefined && hasTexts(item)) || Object.values(fields ?? {}).some(hasTexts);

/** What a setting does, by its names alone: a menu entry's badge is the same everywhere. */
function hintOf(t: FieldServices["t"], path: Path): string | undefined {
  const key = `settings.hints.${path.filter((name) => typeof name === "string").join(".")}`;
  return [`${key}._`, key].map((one) => t(one, { defaultValue: "" })).find(Boolean);
}
