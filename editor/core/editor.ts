import { createStore } from "zustand/vanilla";
import type { Page } from "../../schemas/page";
import type { Command, EditorState, Transaction, Types } from "./command";
import { mergePages } from "./merge";
import { stepBack } from "./step_back";
import { placesIn } from "./tree";

export type Editor = ReturnType<typeof createEditor>;

/** The state with the names of the steps that undo and redo would take; null where there is none. */
export interface EditorSnapshot extends EditorState {
  readonly undoName: string | null;
  readonly redoName: string | null;
  /** How many steps have been made here and not undone; below nothing where earlier ones were. */
  readonly steps: number;
}

/** One step of the history: in the past with the state before it, in the future with the state after it. */
export interface Step {
  readonly name: string;
  readonly state: EditorState;
  /** What others saved since, to be joined with the state when somebody goes back to it. */
  readonly joins?: readonly Join[];
}

/** Another page that somebody made from `base`. */
export interface Join {
  readonly base: Page;
  readonly theirs: Page;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Who stops typing for so many milliseconds has finished a thought: what comes next is a step of its own. */
export const thought = 800;

/** The editor without a screen: a state, the commands that change it, and the way back. */
export function createEditor(
  initial: Pick<EditorState, "page"> & Partial<EditorState>,
  types: Types,
  now: () => number = Date.now,
) {
  let state: EditorState = { selected: null, selection: [], ...initial };
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let restored = 0; // steps of the past that were made before the page was opened
  let open: string | undefined; // the merge key of the step that later edits may still join
  let openedAt = 0; // when that step was last joined
  const store = createStore<EditorSnapshot>(() => snapshot());

  function snapshot(): EditorSnapshot {
    return {
      ...state,
      undoName: past.at(-1)?.name ?? null,
      redoName: future.at(-1)?.name ?? null,
      steps: past.length - restored,
    };
  }

  function set(next: EditorState) {
    state = next;
    store.setState(snapshot(), true);
  }

  function apply({ name, state: next, merge }: Transaction) {
    if (next.page !== state.page) {
      const joins = merge !== undefined && merge === open && now() - openedAt < thought;
      if (!joins) past = [...past, { name, state }];
      future = [];
      open = merge;
    } else if (merge !== open) open = undefined; // what changes nothing is no step that others could join
    openedAt = now();
    const page = types.keepSources(state.page, next.page);
    set({ page, selected: next.selected, selection: next.selection });
  }

  /** The state of a step as it is today: with what others saved since. */
  function reach({ state: then, joins = [] }: Step): EditorState {
    const page = joins.reduce((mine, join) => mergePages({ ...join, mine }, undefined, stepBack).page, then.page);
    return page === then.page ? then : withSelectionIn({ ...then, page });
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
    /**
     * Joins the page with one that somebody else made from `base`; where both changed one thing, it stays as it is here.
     * It is no step: undo goes on to take back what was done here, and leaves what the others did.
     */
    join(join: Join) {
      const add = (step: Step): Step => ({ ...step, joins: [...(step.joins ?? []), join] });
      past = past.map(add);
      future = future.map(add);
      const { page } = mergePages({ ...join, mine: state.page });
      set(page === state.page ? state : withSelectionIn({ ...state, page }));
    },
    /** The steps with their states as they are today. */
    history: (): History => {
      const settle = (step: Step): Step => (step.joins ? { name: step.name, state: reach(step) } : step);
      past = past.map(settle);
      future = future.map(settle);
      return { past, future };
    },
    /** Takes over the steps that led to this page before, or, with a join, to one that somebody has changed since. */
    restoreHistory(kept: History, join: Join | null = null) {
      const reachable = (step: Step): Step => (join ? { ...step, joins: [...(step.joins ?? []), join] } : step);
      if (past.length === 0 && future.length === 0) future = kept.future.map(reachable);
      past = [...kept.past.map(reachable), ...past];
      restored += kept.past.length;
      set(state);
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    undo() {
      const step = past.at(-1);
      if (!step) return;
      past = past.slice(0, -1);
      future = [...future, { name: step.name, state }];
      open = undefined;
      set(reach(step));
    },
    redo() {
      const step = future.at(-1);
      if (!step) return;
      future = future.slice(0, -1);
      past = [...past, { name: step.name, state }];
      open = undefined;
      set(reach(step));
    },
  };
}

/** The state with what is selected, as far as it is still on the page. */
function withSelectionIn(state: EditorState): EditorState {
  const ids = placesIn(state.page.sections);
  const selection = state.selection.filter((id) => ids.has(id));
  const selected = state.selected !== null && ids.has(state.selected) ? state.selected : (selection.at(-1) ?? null);
  return { ...state, selected, selection: selected === null ? [] : selection };
}
