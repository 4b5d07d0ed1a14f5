import { createStore } from "zustand/vanilla";
import type { PlayerFacts } from "../../../schemas/api/personas";
import type { PersonaState } from "../use_editor";
import { type Persona, viewerOf } from "./persona";

export type PersonaStore = ReturnType<typeof createPersonaStore>;

const wall = () => new Date().toISOString();

/** The persona that is played, and the viewer that it makes; no part of undo. */
export const createPersonaStore = (persona: Persona) =>
  createStore<PersonaState>(() => ({ persona, viewer: viewerOf(persona, wall()), player: null }));

/** What of a persona is only how the site looks. */
const looks: readonly string[] = ["theme", "scheme", "layout"] satisfies (keyof Persona)[];

/** Changes what the persona is. A look of the site makes no other viewer; another audience is no longer the real player. */
export function changePersona(store: PersonaStore, change: Partial<Persona>) {
  store.setState(({ persona: before, viewer, player }) => {
    const isSomebodyElse = change.audience !== undefined && change.audience !== before.audience && change.player === undefined;
    const persona = { ...before, ...change, ...(isSomebodyElse ? { player: null } : {}) };
    const isLook = Object.keys(change).every((key) => looks.includes(key));
    return {
      persona,
      viewer: isLook ? viewer : viewerOf(persona, wall()),
      player: persona.player !== null && persona.player === player?.userId ? player : null,
    };
  });
}

/** Plays a real player: their deposits and their country, until something else is chosen. */
export function playPlayer(store: PersonaStore, facts: PlayerFacts) {
  const audience = facts.depositCount > 0 ? "paid" : "unpaid";
  changePersona(store, { player: facts.userId, audience, country: facts.countryCode });
  store.setState({ player: facts });
}

/** Lets the wall clock go on, for personas that have no clock of their own. */
export function tick(store: PersonaStore) {
  store.setState(({ persona, viewer }) => (persona.clock === null ? { viewer: viewerOf(persona, wall()) } : { viewer }));
}
