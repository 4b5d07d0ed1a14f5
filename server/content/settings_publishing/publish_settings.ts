import { sql } from "drizzle-orm";
import type { SettingsFinding } from "../../../schemas/settings_finding";
import { registry } from "../../../sections/registry";
import { checkSettings } from "../../../src/layout/check/check_settings";
import type { CheckedSite } from "../../../src/layout/check/site_facts";
import { HttpError } from "../../platform/api_error";
import { readCheckedSite } from "../pages/check_on_site";
import type { Queryable } from "../../platform/plugins/database";
import {
  holdSettings,
  insertSettingsPublication,
  readSettings,
  readSettingsRevision,
  type SettingsDraft,
} from "../settings/queries";

/** An answer names no more than these; the check of the draft has them all. */
const mostFindings = 200;

/** Puts a revision of the settings in force, where the check lets it, against the pages that it joins. */
export async function publishSettings(
  tx: Queryable,
  { revision, author, hasCaptchaSecret }: { revision: number; author: string | null; hasCaptchaSecret: boolean },
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.publish'))`);
  await holdSettings(tx);
  const settings = await readSettingsRevision(tx, revision);
  const { settings: live } = await readSettings(tx);
  requireCheck(findingsOf(settings, await readCheckedSite(tx, live), hasCaptchaSecret));
  await insertSettingsPublication(tx, { revision, author });
}

/** What the check says of settings, for the site as it is. */
export const findingsOf = (settings: SettingsDraft, site: CheckedSite, hasCaptchaSecret: boolean): SettingsFinding[] =>
  checkSettings(settings, { site, registry, hasCaptchaSecret, now: new Date().toISOString() });

function requireCheck(found: readonly SettingsFinding[]): void {
  const findings = found.filter(({ severity }) => severity === "block");
  if (findings.length === 0) return;
  const named = findings.slice(0, 5).map(({ code, path }) => `${code} at ${path.join(".")}`);
  const rest = findings.length > named.length ? ` and ${findings.length - named.length} more` : "";
  const message = `The check of the settings found what stops a publish: ${named.join(", ")}${rest}`;
  throw new HttpError(422, "settings.check_failed", message, { data: { findings: findings.slice(0, mostFindings) } });
}
