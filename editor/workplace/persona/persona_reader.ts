import type { StoreApi } from "zustand";
import { getPersonaPass } from "../../../schemas/api/preview";
import { writePersona } from "../../../schemas/persona_address";
import { type Persona, defaultPersona } from "../../../schemas/persona";
import type { Api, Transport } from "../../../src/kit/api/api";
import { createFetchTransport } from "../../../src/kit/api/fetch_transport";
import type { PersonaState } from "../use_editor";

/** A new pass is fetched this long before it runs out, in ms. */
const margin = 60_000;

/** What of a persona the server's answers depend on. */
const known = ["audience", "country", "subdivision", "language", "device", "clock"] as const satisfies (keyof Persona)[];

/** The same words for personas to whom the server answers alike. */
export const answersKey = (persona: Persona) => JSON.stringify(known.map((field) => persona[field]));

/** Reads from the server as the persona: with its pass, without the cookie of whoever works here (D-32). */
export function createPersonaReader(api: Api, personas: StoreApi<PersonaState>, fetch = globalThis.fetch): Transport {
  let last: { key: string; expires: number; pass: Promise<string> } | null = null;

  function passFor(persona: Persona): Promise<string> {
    const key = answersKey(persona);
    if (last?.key === key && last.expires > Date.now()) return last.pass;
    const search = new URLSearchParams();
    writePersona(search, { ...defaultPersona, ...Object.fromEntries(known.map((field) => [field, persona[field]])) });
    const answer = api.call(getPersonaPass, { query: Object.fromEntries(search) });
    const asked = { key, expires: Infinity, pass: answer.then(({ pass }) => pass) };
    last = asked;
    answer.then(
      ({ expiresAt }) => (asked.expires = Date.parse(expiresAt) - margin),
      () => (asked.expires = 0),
    );
    return asked.pass;
  }

  return createFetchTransport({
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-foyer-persona", await passFor(personas.getState().persona));
      return fetch(url, { ...init, headers, credentials: "omit" });
    },
  });
}
