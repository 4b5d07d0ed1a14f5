import * as calls from "../../../schemas/api/site_settings";
import type { Api } from "../../../src/kit/api/api";
import { createEditor } from "../../core/editor";
import { createAutosave } from "../../workplace/saving/autosave";
import type { DraftStore } from "../../workplace/saving/draft_store";
import { types } from "../../workplace/section_types";
import { type SettingsDraft, settingsOf, toDocument } from "./settings_document";

export interface StoredSettings {
  settings: SettingsDraft;
  revision: number;
  publishedRevision: number | null;
  authorName: string | null;
  savedAt: string;
}

interface Options {
  stored: StoredSettings;
  title: string;
  api: Api;
  drafts: DraftStore;
}

/** The settings opened for editing: their state with its way back, and their saving. */
export function createSettingsEditor({ stored: { settings, ...stored }, title, api, drafts }: Options) {
  const editor = createEditor({ page: toDocument(settings, title) }, types);
  const saving = createAutosave({
    editor,
    stored: { ...stored, page: editor.getState().page },
    drafts,
    send: ({ page, ...body }, signal) =>
      api.call(calls.saveSettings, { body: { ...body, settings: { ...settingsOf(page) } } }, signal),
    fetchNewest: async (signal) => {
      const { settings: newest, ...rest } = await api.call(calls.getSettingsDraft, {}, signal);
      return { ...rest, page: toDocument(newest, title) };
    },
    fetchRevision: async (revision, signal) =>
      toDocument((await api.call(calls.getSettingsRevision, { params: { revision } }, signal)).settings, title),
  });
  return { editor, saving };
}
