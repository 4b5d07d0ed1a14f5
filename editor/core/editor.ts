import { createStore } from "zustand/vanilla";
import type { Command, EditorState, Transaction, Types } from "./command";

export type Editor = ReturnType<typeof createEditor>;

/** The state with the names of the steps that undo and redo would take; null where there is none. */
export interface EditorSnapshot extends EditorState {
  readonly undoName: string | null;
  readonly redoName: string | null;
  /** How many steps have been made and not undone. */
  readonly steps: number;
}

interface Step {
  readonly name: string;
  /** In the past the state before the step, in the future the state after it. */
  readonly state: EditorState;
}

/** The editor without a screen: a state, the commands that change it, and the way back. */
export function createEditor(initial: Pick<EditorState, "page"> & Partial<EditorState>, types: Types) {
  let state: EditorState = { selected: null, selection: [], ...initial };
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let open: string | undefined; // the merge key of the step that later edits may still join
  const store = createStore<EditorSnapshot>(() => snapshot());

  function snapshot(): EditorSnapshot {
    return { ...state, undoName: past.at(-1)?.name ?? null, redoName: future.at(-1)?.name ?? null, steps: past.length };
  }

  function set(next: EditorState) {
    state = next;
    store.setState(snapshot(), true);
  }

  function apply({ name, state: next, merge }: Transaction) {
    if (next.page !== state.page) {
      const joins = merge !== undefined && merge === open;
      if (!joins) past = [...past, { name, state }];
      future = [];
    }
    open = merge;
    set({ page: next.page, selected: next.selected, selection: next.selection });
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    types,
    can: (command: Command) => command(state, types) !== null,
    run(command: Command) {
      const transaction = command(state, types);
      if (transaction) apply(transaction);
      return transaction !== null;
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    undo() {
      const step = past.at(-1);
      if (!step) return;
      past = past.slice(0, -1);
      future = [...future, { name: step.name, state }];
      open = undefined;
      set(step.state);
    },
    redo() {
      const step = future.at(-1);
      if (!step) return;
      future = future.slice(0, -1);
      past = [...past, { name: step.name, state }];
      open = undefined;
      set(step.state);
    },
  };
}
