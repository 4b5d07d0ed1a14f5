import * as z from "zod/mini";

/** What the check of the site's settings may find. */
export const settingsFindingCodes = [
  "settings.invalid",
  "text.no_english",
  "logo.no_name",
  "picture.blocked",
  "link.broken",
  "topic.twice",
  "chat.no_script",
  "captcha.incomplete",
  "captcha.no_secret",
  "market.not_chosen",
  "market.twice",
  "language.removed",
  "text.untranslated",
  "rule.unmet",
] as const;

/** One thing that is wrong with the site's settings, as data: each reader puts it into words. */
export const settingsFinding = z.object({
  code: z.enum(settingsFindingCodes),
  /** What is on the site already as it is does not stop a publish; it is worth a look. */
  severity: z.enum(["block", "warn"]),
  /** The field inside the settings. */
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
  /** What the words are made of. */
  values: z.record(z.string(), z.unknown()),
});
export type SettingsFinding = z.output<typeof settingsFinding>;
