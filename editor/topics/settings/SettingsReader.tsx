import { type Language, isLanguage } from "../../../schemas/text";
import { isRecord } from "../../core/is_record";
import type { Path } from "../../core/set_in";
import { labelOf } from "../../explain/field_words";
import { itemName } from "../../explain/item_words";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Settings.module.css";
import { optionWords } from "./settings_changes";
import type { SettingsDraft } from "./settings_document";
import { settingsGroups, type SettingsGroup } from "./settings_groups";
import { languageName } from "../../words/names_in";

/** The settings of a group for whoever may not change them. */
export function SettingsReader({ group, draft }: { group: SettingsGroup; draft: SettingsDraft }) {
  const t = useT();
  const title = t(`settings.group.${group}`);
  return (
    <section className={css.form} aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      <dl className={css.values}>
        {settingsGroups[group].map((name) => (
          <div key={name}>
            <dt>{labelOf(t, null, [name])}</dt>
            <dd>
              <Value value={draft[name]} path={[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A value as it can be read: words, on or off, a list, or fields by their labels. */
function Value({ value, path }: { value: unknown; path: Path }) {
  const t = useT();
  const { language } = useWorkplace();
  if (value === undefined || value === null || value === "") return <i>{t("fields.empty.string")}</i>;
  if (typeof value === "boolean") return t(value ? "fields.on" : "fields.off");
  if (typeof value === "string") return optionWords(t, path, value);
  if (Array.isArray(value)) {
    if (value.length === 0) return <i>{t("fields.empty.string")}</i>;
    if (value.every((one) => typeof one === "string")) return value.map((one) => optionWords(t, path, one)).join(", ");
    return (
      <ol>
        {value.map((item, index) => (
          <li key={index}>
            <details>
              <summary>{itemName(item, language) || t("fields.list.item", { number: index + 1 })}</summary>
              <Value value={item} path={[...path, index]} />
            </details>
          </li>
        ))}
      </ol>
    );
  }
  if (!isRecord(value)) return JSON.stringify(value);
  if (typeof value.src === "string") return value.src;
  return (
    <dl>
      {Object.entries(value).map(([key, inner]) => (
        <div key={key}>
          <dt>{isLanguage(key) ? languageName(key as Language, language) : labelOf(t, null, [...path, key])}</dt>
          <dd>
            <Value value={inner} path={[...path, key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
