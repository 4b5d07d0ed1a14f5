import { createStore } from "zustand/vanilla";
import type { PersonaState } from "../use_editor";
import { type Persona, viewerOf } from "./persona";

export type PersonaStore = ReturnType<typeof createPersonaStore>;

const wall = () => new Date().toISOString();

/** The persona that is played, and the viewer that it makes; no part of undo. */
export const createPersonaStore = (persona: Persona) =>
  createStore<PersonaState>(() => ({ persona, viewer: viewerOf(persona, wall()), player: null }));

/** Changes what the persona is. A look of the site makes no other viewer. */
export function changePersona(store: PersonaStore, change: Partial<Persona>) {
  store.setState(({ persona: before, viewer }) => {
    const persona = { ...before, ...change };
    const isLook = Object.keys(change).every((key) => key === "theme" || key === "scheme" || key === "layout");
    return { persona, viewer: isLook ? viewer : viewerOf(persona, wall()) };
  });
}

/** Lets the wall clock go on, for personas that have no clock of their own. */
export function tick(store: PersonaStore) {
  store.setState(({ persona, viewer }) => (persona.clock === null ? { viewer: viewerOf(persona, wall()) } : { viewer }));
}
