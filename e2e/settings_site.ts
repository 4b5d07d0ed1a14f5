import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import * as z from "zod/mini";
import { type SiteSettings, siteSettings } from "../schemas/settings";
import { bearerOf } from "./staff";
import { expect, test } from "./visitor";

const demo = readFileSync(path.join(import.meta.dirname, "../server/demo/settings.json"), "utf8");

/** Publishes settings as who is signed in: the demo's with these changes. */
export async function saveSettings(request: APIRequestContext, changes: Partial<SiteSettings>, headers = {}) {
  const { revision } = (await (await request.get("/api/backoffice/settings", { headers })).json()) as { revision: number };
  const settings = { ...z.parse(siteSettings, JSON.parse(demo)), ...changes };
  const saved = await request.put("/api/backoffice/settings", { headers, data: { revision, settings } });
  const published = await request.post("/api/backoffice/settings/publish", { headers, data: (await saved.json()) as object });
  expect(published.status()).toBe(200);
}

/** Publishes settings beside the page, and leaves it a guest's. */
export async function publishSettings(request: APIRequestContext, changes: Partial<SiteSettings> = {}) {
  await saveSettings(request, changes, await bearerOf(request));
  await request.post("/api/user/logout", { data: {} });
}

/**
 * For a spec that changes the whole site: it is in the project "settings" of `playwright.config.ts`, whose site is looked at by one
 * test at a time, and each try begins with the demo's settings and these changes.
 */
export function useSettingsSite(changes: Partial<SiteSettings> = {}) {
  test.describe.configure({ mode: "default" });
  test.beforeAll(({ request }) => publishSettings(request, changes));
}
