import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { personaQuery } from "../persona_address";

/** Sent along with `editor=nx` in the address of a frame: without it a page tells a back office no more than it tells visitors. */
export const framePass = z.string().check(z.maxLength(600));

export const getFramePass = endpoint({
  method: "GET",
  path: "/api/backoffice/frame-pass",
  role: "content_editor",
  summary:
    "A pass for frames of another back office: with it a page tells names and rules of its sections; it lasts twelve hours and opens no account.",
  answer: z.object({ pass: z.string(), expiresAt: z.string() }),
});

/**
 * What makes calls for a persona be answered as if the persona asked, in place of whoever works here (D-32): sent along
 * as `x-foyer-persona`, without a cookie.
 */
export const getPersonaPass = endpoint({
  method: "GET",
  path: "/api/backoffice/persona-pass",
  role: "content_editor",
  summary:
    "A pass with which public calls are answered as to a persona of the editor; it lasts some minutes and opens no account.",
  query: personaQuery,
  answer: z.object({ pass: z.string(), expiresAt: z.string() }),
});
