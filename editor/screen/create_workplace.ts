import type { TFunction } from "i18next";
import type { StoreApi } from "zustand";
import * as calls from "../../schemas/api/pages";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import { registry } from "../../sections/registry";
import { upgradePage } from "../workplace/saving/upgrade_page";
import { createPageCheck } from "../workplace/checking/page_check";
import { createEditor } from "../core/editor";
import { createDrag } from "../workplace/drag_state";
import { createCanvas } from "../workplace/canvas_store";
import { createEvaluations } from "../workplace/evaluation/evaluation_store";
import { createLastValid } from "../workplace/evaluation/last_valid";
import { createPresence } from "../workplace/presence_store";
import { createNotices } from "../workplace/notices";
import { createSavedPersonas } from "../workplace/persona/saved_personas";
import { createAutosave } from "../workplace/saving/autosave";
import type { DraftStore } from "../workplace/saving/draft_store";
import type { StoredPage } from "../workplace/saving/save_state";
import { types } from "../workplace/section_types";
import type { BackOffice } from "../workplace/back_office";
import type { PersonaState, Workplace } from "../workplace/use_editor";
import type { Workbench } from "../workplace/workbench";

interface Options {
  stored: StoredPage & { publishedRevision: number | null };
  backOffice: Pick<BackOffice, "api" | "accessToken" | "store" | "takePersonas">;
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
    saved: createSavedPersonas(api, backOffice.takePersonas),
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
