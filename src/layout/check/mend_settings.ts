import * as z from "zod/mini";
import { type SiteSettings, siteSettings } from "../../../schemas/settings";
import { type PropsIssue, toIssue } from "../registry";

const fields = Object.keys(siteSettings.shape) as (keyof SiteSettings)[];

/** A draft of the settings as it can be used: each field that is not valid is as it is in force. */
export function mendSettings(draft: Readonly<Record<string, unknown>>, live: SiteSettings): SiteSettings {
  const mended = fields.map((field) => {
    const parsed = z.safeParse(siteSettings.shape[field], draft[field]);
    return [field, parsed.success ? parsed.data : live[field]] as const;
  });
  return Object.fromEntries(mended) as unknown as SiteSettings; // every field, each by its own schema
}

/** What is wrong with a draft of the settings; empty where it is valid. */
export function settingsIssues(draft: Readonly<Record<string, unknown>>): readonly PropsIssue[] {
  const parsed = z.safeParse(siteSettings, draft);
  return parsed.success ? [] : parsed.error.issues.map(toIssue);
}
