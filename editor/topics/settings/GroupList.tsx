import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import type { SiteSettings } from "../../../schemas/settings";
import type { PropsIssue } from "../../../src/layout/registry";
import { Select } from "../../fields/Select";
import { useT } from "../../workplace/use_editor";
import css from "./Settings.module.css";
import { changedFields } from "./settings_changes";
import type { SettingsDraft } from "./settings_document";
import { groupNames, groupOf, type SettingsGroup } from "./settings_groups";

interface Props {
  ref: Ref<HTMLDivElement>;
  group: SettingsGroup;
  draft: SettingsDraft;
  live: SiteSettings;
  issues: readonly PropsIssue[];
  onChange: (group: SettingsGroup) => void;
}

/** The groups, with what is wrong in each and whether it differs from what is live; a list of options where there is little room. */
export function GroupList({ ref, group, draft, live, issues, onChange }: Props) {
  const t = useT();
  const changed = new Set(changedFields(live, draft).map(groupOf));
  const wrong = Map.groupBy(issues, ({ path }) => groupOf(path[0]));
  return (
    <nav ref={ref} className={css.groups} aria-label={t("settings.groups")}>
      <span className={css.groupChoice}>
        <Select
          aria-label={t("settings.groups")}
          value={group}
          onChange={(event) => onChange(event.target.value as SettingsGroup)}
        >
          {groupNames.map((name) => (
            <option key={name} value={name}>
              {t(`settings.group.${name}`)}
            </option>
          ))}
        </Select>
      </span>
      <ul>
        {groupNames.map((name) => (
          <li key={name}>
            <button type="button" aria-current={name === group || undefined} onClick={() => onChange(name)}>
              <span>{t(`settings.group.${name}`)}</span>
              {wrong.has(name) && (
                <span className={css.wrong}>
                  <CircleAlert size={12} role="img" aria-label={t("fields.list.invalid")} />
                  {wrong.get(name)?.length}
                </span>
              )}
              {changed.has(name) && <i className={css.dot} role="img" aria-label={t("settings.differs")} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
