import type { TFunction } from "i18next";
import type { StoreApi } from "zustand";
import * as calls from "../schemas/api/pages";
import type { Language } from "../schemas/text";
import type { User } from "../schemas/user";
import { registry } from "../sections/registry";
import { upgradePage } from "./saving/upgrade_page";
import { createPageCheck } from "./checking/page_check";
import { createEditor } from "./core/editor";
import { createDrag } from "./drag/drag_state";
import { createCanvas } from "./panels/canvas/canvas_store";
import { createEvaluations } from "./evaluation/evaluation_store";
import { createLastValid } from "./evaluation/last_valid";
import { createPresence } from "./panels/presence/presence_store";
import { createNotices } from "./notices/notices";
import { createSavedPersonas } from "./persona/saved_personas";
import { createAutosave } from "./saving/autosave";
import type { DraftStore } from "./saving/draft_store";
import type { StoredPage } from "./saving/save_state";
import { types } from "./section_types";
import type { BackOffice } from "./sign_in/back_office";
import type { PersonaState, Workplace } from "./use_editor";
import type { Workbench } from "./workbench";

interface Options {
  stored: StoredPage & { publishedRevision: number | null };
  backOffice: Pick<BackOffice, "api" | "accessToken" | "store">;
  persona: StoreApi<PersonaState>;
  workbench: StoreApi<Workbench>;
  drafts: DraftStore;
  user: User;
  t: TFunction;
  language: Language;
}

/** Everything that one open page needs; `saving.stop()` ends it. */
export function createWorkplace({ stored, backOffice, persona, drafts, ...shared }: Options): Workplace {
  const { api, accessToken } = backOffice;
  const page = upgradePage(stored.page);
  const params = { id: page.id };
  const editor = createEditor({ page }, types);
  const saving = createAutosave({
    editor,
    stored,
    drafts,
    send: ({ page: draft, ...body }, signal) =>
      api.call(calls.savePage, { params, body: { ...body, page: { ...draft } } }, signal),
    fetchNewest: async (signal) => {
      const newest = await api.call(calls.getPage, { params }, signal);
      return { ...newest, page: upgradePage(newest.page) };
    },
    fetchRevision: async (revision, signal) =>
      upgradePage((await api.call(calls.getRevision, { params: { ...params, revision } }, signal)).page),
  });
  return {
    ...shared,
    editor,
    persona,
    saving,
    drag: createDrag(),
    canvas: createCanvas(),
    notices: createNotices(),
    saved: createSavedPersonas(api),
    presence: createPresence(),
    evaluations: createEvaluations(editor, persona),
    lastValid: createLastValid(registry),
    drafts,
    session: backOffice.store,
    check: createPageCheck({ editor, api }),
    api,
    accessToken,
  };
}
