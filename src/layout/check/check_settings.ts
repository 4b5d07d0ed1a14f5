import { checkSettingsContent } from "./check_settings_content";
import { checkSettingsLinks } from "./check_settings_links";
import { checkSettingsRules } from "./check_settings_rules";
import { checkSettingsTexts } from "./check_settings_texts";
import { mendSettings, settingsIssues } from "./mend_settings";
import { type SettingsFinding, settingsFindingCodes } from "../../../schemas/settings_finding";
import type { SettingsSubject } from "./settings_subject";

/** Whatever keeps a draft of the settings from being published, first, and what is worth a look. */
export function checkSettings(
  draft: Readonly<Record<string, unknown>>,
  { site, registry, hasCaptchaSecret, now }: Omit<SettingsSubject, "settings">,
): SettingsFinding[] {
  const subject: SettingsSubject = { settings: mendSettings(draft, site.settings), site, registry, hasCaptchaSecret, now };
  const found: SettingsFinding[] = [
    ...settingsIssues(draft).map((issue): SettingsFinding => ({
      code: "settings.invalid",
      severity: "block",
      path: issue.path,
      values: { issue },
    })),
    ...checkSettingsTexts(subject),
    ...checkSettingsLinks(subject),
    ...checkSettingsContent(subject),
    ...checkSettingsRules(subject),
  ];
  const rank = ({ code, severity }: SettingsFinding) =>
    settingsFindingCodes.indexOf(code) + (severity === "block" ? 0 : settingsFindingCodes.length);
  return found.sort((a, b) => rank(a) - rank(b));
}
