import * as z from "zod/mini";
import type { Page } from "../../../schemas/page";
import { siteSettings } from "../../../schemas/settings";
import { command } from "../../core/command";
import { isRecord } from "../../core/is_record";
import { getIn, type Path, setIn } from "../../core/set_in";

/** Settings as they are typed: valid or not. */
export type SettingsDraft = Readonly<Record<string, unknown>>;

/** No page has this id, so that what the browser keeps of both can not be mixed up. */
const id = "site.settings";

const presets: SettingsDraft = z.parse(siteSettings, {});

/** The settings as what the editor's core edits, saves and joins: a page without sections, whose fields they are. */
export const toDocument = (settings: SettingsDraft, title: string): Page =>
  ({ ...presets, ...settings, id, route: "/", title, sections: [] }) as Page; // a description is as free here as any other setting

/** The settings of a document. */
export function settingsOf(page: Page): SettingsDraft {
  const { id: _, route: __, title: ___, sections: ____, ...settings } = page;
  return settings as SettingsDraft;
}

/** A document without what is optional and has nothing left in it that says anything: such as a logo without pictures. */
function withoutEmpty(document: unknown, path: Path): unknown {
  const isOptional = path.length > 0 && typeof path.at(-1) === "string" && getIn(presets, path) === undefined;
  if (!isOptional || !saysNothing(getIn(document, path))) return document;
  return withoutEmpty(setIn(document, path, undefined), path.slice(0, -1));
}

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === false || value === "" || (isRecord(value) && Object.values(value).every(saysNothing));

/** Sets a value in the settings; what is taken away is as it is preset. A run of typing at the same place is one step. */
export const setSetting = (path: Path, value: unknown) =>
  command("settings.set", [path, value], (state) => {
    if (path.length === 0) return null;
    const preset = value === undefined ? getIn(presets, path) : undefined;
    const next = value ?? (typeof preset === "string" ? "" : preset);
    const page = (next ? setIn(state.page, path, next) : withoutEmpty(setIn(state.page, path, next), path.slice(0, -1))) as Page;
    const isTyping = typeof next === "string" || typeof next === "number";
    return { ...(isTyping ? { merge: `settings:${path.join(".")}` } : {}), state: { ...state, page } };
  });
