import { createStore } from "zustand/vanilla";
import * as calls from "../../../schemas/api/personas";
import type { Persona } from "../../../schemas/persona";
import type { AnswerOf, Api } from "../../../src/kit/api/api";

export interface SavedState {
  status: "unread" | "reading" | "read" | "failed";
  /** The own ones first, then those that others share. */
  personas: readonly calls.SavedPersona[];
}

export type SavedPersonas = ReturnType<typeof createSavedPersonas>;

/** Personas kept under a name. What fails is thrown, and nothing has changed then. `takeFirst` answers what was asked for before. */
export function createSavedPersonas(api: Api, takeFirst: () => AnswerOf<typeof calls.listPersonas> | null) {
  const store = createStore<SavedState>(() => ({ status: "unread", personas: [] }));
  const put = (saved: calls.SavedPersona) =>
    store.setState(({ personas }) => ({
      personas: personas.some(({ id }) => id === saved.id)
        ? personas.map((one) => (one.id === saved.id ? saved : one))
        : [...personas.filter(({ isOwn }) => isOwn), saved, ...personas.filter(({ isOwn }) => !isOwn)],
    }));

  return {
    store,
    async read() {
      if (store.getState().status === "reading") return;
      store.setState({ status: "reading" });
      try {
        const { personas } = takeFirst() ?? (await api.call(calls.listPersonas, {}));
        store.setState({ status: "read", personas });
      } catch {
        store.setState({ status: "failed" });
      }
    },
    async keep(body: { name: string; persona: Persona; isShared: boolean }) {
      const { persona } = await api.call(calls.keepPersona, { body });
      put(persona);
    },
    async change(id: number, body: { name?: string; persona?: Persona; isShared?: boolean }) {
      const { persona } = await api.call(calls.changeKeptPersona, { params: { id }, body });
      put(persona);
    },
    async remove(id: number) {
      await api.call(calls.removePersona, { params: { id } });
      store.setState(({ personas }) => ({ personas: personas.filter((one) => one.id !== id) }));
    },
  };
}
