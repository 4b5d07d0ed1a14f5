import type { TFunction } from "i18next";
import { createContext, use, useSyncExternalStore } from "react";
import { type StoreApi, useStore } from "zustand";
import type { PlayerFacts } from "../../schemas/api/personas";
import type { Language } from "../../schemas/text";
import type { User } from "../../schemas/user";
import type { Viewer } from "../../schemas/viewer";
import type { Api } from "../../src/kit/api/api";
import type { Evaluation } from "../../src/layout/evaluate";
import type { AccessToken } from "../../src/kit/session/access_token";
import type { CheckState, PageCheck } from "./checking/page_check";
import type { Editor, EditorSnapshot } from "../core/editor";
import type { DragState } from "./drag_state";
import type { PageEvaluation } from "./evaluation/evaluate_page";
import type { LastValid } from "./evaluation/last_valid";
import type { CanvasState } from "./canvas_store";
import type { Notices } from "./notices";
import type { PresenceState } from "./presence_store";
import type { Persona } from "./persona/persona";
import type { SavedPersonas } from "./persona/saved_personas";
import type { Autosave } from "./saving/autosave";
import type { SavingState } from "./saving/saving";
import type { DraftStore } from "./saving/draft_store";
import type { BackOffice } from "./back_office";
import type { Workbench } from "./workbench";

/** What one open page offers to every part of the editor. */
export interface Workplace {
  editor: Editor;
  persona: StoreApi<PersonaState>;
  workbench: StoreApi<Workbench>;
  /** The verdicts on all sections for the persona. */
  evaluations: StoreApi<PageEvaluation>;
  /** Sections as the canvas can show them while their props are not valid. */
  lastValid: LastValid;
  saving: Autosave;
  /** The personas that are kept under a name. */
  saved: SavedPersonas;
  /** Where changes that the server does not have yet survive a crash. */
  drafts: DraftStore;
  /** What is found in the draft. */
  check: PageCheck;
  drag: StoreApi<DragState>;
  canvas: StoreApi<CanvasState>;
  notices: Notices;
  /** Who else has the page open. */
  presence: StoreApi<PresenceState>;
  api: Api;
  /** For what can not go through `api`, such as uploads with progress. */
  accessToken: AccessToken;
  /** Whether the session still stands. */
  session: BackOffice["store"];
  /** Who is signed in to the back office. */
  user: User;
  /** Words of the editor, from `locales/<language>/editor/`. */
  t: TFunction;
  /** The language of the editor itself; the persona has its own. */
  language: Language;
}

export interface PersonaState {
  persona: Persona;
  /** The persona as the rules see it. */
  viewer: Viewer;
  /** The real player whose facts the persona has, where it has any. */
  player: PlayerFacts | null;
}

const WorkplaceContext = createContext<Workplace | null>(null);
export const WorkplaceProvider = WorkplaceContext.Provider;

export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (!workplace) throw new Error("Rendered outside of WorkplaceProvider");
  return workplace;
}

/** The window of the canvas; null until there is one, and where no page is open. */
export function useCanvasFrame(): CanvasState["frame"] {
  const canvas = use(WorkplaceContext)?.canvas;
  const readFrame = () => canvas?.getState().frame ?? null;
  return useSyncExternalStore(canvas?.subscribe ?? neverChanges, readFrame, readFrame);
}
const neverChanges = () => () => {};

/** The open page's editor: `run`, `can`, `undo`, `redo`. */
export const useEditor = () => useWorkplace().editor;

/** A part of the editor's state. The selector answers a value that is in the state, never a new one. */
export const useEditorState = <Value>(selector: (state: EditorSnapshot) => Value): Value => useStore(useEditor(), selector);

/** The words of the editor by key. */
export const useT = () => useWorkplace().t;
export const useEditorApi = () => useWorkplace().api;

export const usePersona = () => useStore(useWorkplace().persona, ({ persona }) => persona);
/** The language that the persona reads and that is edited. */
export const usePersonaLanguage = () => useStore(useWorkplace().persona, ({ persona }) => persona.language);
/** The persona as the rules see it, its clock included. */
export const usePersonaViewer = () => useStore(useWorkplace().persona, ({ viewer }) => viewer);

export const useWorkbench = <Value>(selector: (state: Workbench) => Value): Value => useStore(useWorkplace().workbench, selector);
/** Changes what the screen shows: a tab, a pane, what is pointed at. */
export const useShow = () => useWorkplace().workbench.setState;

/** The verdict on one section for the persona; the same object while nothing about it changes. */
export const useEvaluation = (id: string): Evaluation | undefined =>
  useStore(useWorkplace().evaluations, ({ byId }) => byId.get(id));
export const useEvaluations = <Value>(selector: (state: PageEvaluation) => Value): Value =>
  useStore(useWorkplace().evaluations, selector);
export const useSaving = <Value>(selector: (state: SavingState) => Value): Value =>
  useStore(useWorkplace().saving.store, selector);
export const useCheck = <Value>(selector: (state: CheckState) => Value): Value => useStore(useWorkplace().check.store, selector);
export const usePresence = <Value>(selector: (state: PresenceState) => Value): Value =>
  useStore(useWorkplace().presence, selector);
export const useDrag = <Value>(selector: (state: DragState) => Value): Value => useStore(useWorkplace().drag, selector);
