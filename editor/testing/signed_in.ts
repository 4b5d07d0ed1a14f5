import type { User } from "../../schemas/user";
import { sampleUser } from "../../src/page/persona/sample_user";
import { createPersonaStore } from "../workplace/persona/persona_store";
import { defaultPersona, type Persona } from "../workplace/persona/persona";

/** A persona, and somebody who is signed in as it is. */
export function signedIn(persona: Partial<Persona> = {}): { store: ReturnType<typeof createPersonaStore>; user: User } {
  const store = createPersonaStore({ ...defaultPersona, ...persona });
  const user = sampleUser({ ...store.getState().viewer, session: "user" }, { persona: store.getState().persona, player: null });
  if (!user) throw new Error("A signed-in viewer is always somebody");
  return { store, user };
}
