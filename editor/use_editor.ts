import type { TFunction } from "i18next";
import { createContext, use } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Language } from "../schemas/text";
import type { User } from "../schemas/user";
import type { Viewer } from "../schemas/viewer";
import type { Api } from "../src/api/api";
import type { Editor, EditorSnapshot } from "./core/editor";
import type { Persona } from "./persona/persona";
import type { Workbench } from "./workbench";

/** What one open page offers to every part of the editor. */
export interface Workplace {
  editor: Editor;
  persona: StoreApi<PersonaState>;
  workbench: StoreApi<Workbench>;
  api: Api;
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
}

const WorkplaceContext = createContext<Workplace | null>(null);
export const WorkplaceProvider = WorkplaceContext.Provider;

export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (!workplace) throw new Error("Rendered outside of WorkplaceProvider");
  return workplace;
}

/** The open page's editor: `run`, `can`, `undo`, `redo`. */
export const useEditor = () => useWorkplace().editor;

/** A part of the editor's state. The selector answers a value that is in the state, never a new one. */
export const useEditorState = <Value>(selector: (state: EditorSnapshot) => Value): Value => useStore(useEditor(), selector);

/** The words of the editor by key. */
export const useT = () => useWorkplace().t;
export const useEditorApi = () => useWorkplace().api;

export const usePersona = () => useStore(useWorkplace().persona, ({ persona }) => persona);
/** The persona as the rules see it, its clock included. */
export const usePersonaViewer = () => useStore(useWorkplace().persona, ({ viewer }) => viewer);

export const useWorkbench = <Value>(selector: (state: Workbench) => Value): Value => useStore(useWorkplace().workbench, selector);
/** Changes what the screen shows: a tab, a pane, what is pointed at. */
export const useShow = () => useWorkplace().workbench.setState;
