import { createStore, type StoreApi } from "zustand/vanilla";
import type { Services } from "../../../kit/session/services";

/** What the whole site knows of its chat, without any of the chat's own code. */
export interface ChatState {
  /** The button by which it was opened in this visit; gets the focus back. */
  opener: HTMLElement | null;
  /** Messages that came since the visitor last looked. */
  unread: number;
  /** The operator's widget, which comes from elsewhere. */
  widget: "closed" | "opening" | "failed";
}

const states = new WeakMap<Services, StoreApi<ChatState>>();

/** One per app instance. */
export function chatStateOf(services: Services): StoreApi<ChatState> {
  const known = states.get(services);
  if (known) return known;
  const state = createStore<ChatState>(() => ({ opener: null, unread: 0, widget: "closed" }));
  states.set(services, state);
  return state;
}
