import { createStore } from "zustand/vanilla";

export interface Toast {
  id: number;
  words: string;
  /** What can be done about it, such as undo. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  keys?: string;
  /** How many steps there were when it was offered, where it takes the newest of them back: it goes once that has been done. */
  step?: number;
  /** It takes back just that step, whatever has been done since; otherwise it goes with the next step. */
  isOwn?: boolean;
  run: () => void;
}

export interface NoticesState {
  /** The last thing said to screen readers. */
  spoken: string;
  toast: Toast | null;
}

export type Notices = ReturnType<typeof createNotices>;

/** What the editor says in passing: aloud to screen readers, or in a toast about something done. */
export function createNotices() {
  const store = createStore<NoticesState>(() => ({ spoken: "", toast: null }));
  let count = 0;
  return {
    store,
    /** The same words twice are said twice. */
    say: (words: string) => store.setState(({ spoken }) => ({ spoken: spoken === words ? `${words}\u00a0` : words })),
    toast: (toast: Omit<Toast, "id">) => store.setState({ toast: { ...toast, id: ++count } }),
    dismiss: () => store.setState({ toast: null }),
  };
}
