import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { persona } from "../persona";

const id = z.int().check(z.minimum(1));
const params = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** A persona kept under a name. */
const savedPersona = z.object({
  id,
  name,
  persona,
  /** Everybody of the back office has it in their list. */
  isShared: z.boolean(),
  /** Whether the caller kept it; only they change it. */
  isOwn: z.boolean(),
  /** Who kept it, where that is somebody else. */
  owner: z.nullable(z.string()),
});
export type SavedPersona = z.output<typeof savedPersona>;

export const listPersonas = endpoint({
  method: "GET",
  path: "/api/backoffice/personas",
  role: "content_editor",
  summary: "The caller's kept personas, in the order of keeping, then those that others share.",
  answer: z.object({ personas: z.array(savedPersona) }),
});

export const keepPersona = endpoint({
  method: "POST",
  path: "/api/backoffice/personas",
  role: "content_editor",
  summary: "Keeps a persona under a name.",
  body: z.object({ name, persona, isShared: z._default(z.boolean(), false) }),
  answer: z.object({ persona: savedPersona }),
});

export const changeKeptPersona = endpoint({
  method: "PUT",
  path: "/api/backoffice/personas/:id",
  role: "content_editor",
  summary: "Renames, shares or replaces one of the caller's kept personas; 404 for anybody else's.",
  params,
  body: z.object({ name: z.optional(name), persona: z.optional(persona), isShared: z.optional(z.boolean()) }),
  answer: z.object({ persona: savedPersona }),
});

export const removePersona = endpoint({
  method: "DELETE",
  path: "/api/backoffice/personas/:id",
  role: "content_editor",
  summary: "Removes one of the caller's kept personas; 404 for anybody else's.",
  params,
  answer: z.object({ id }),
});

/** What the rules and the page have to know about a real player, and no more. */
const playerFacts = z.object({
  userId: z.int(),
  name: z.string(),
  depositCount: z.int(),
  countryCode: z.nullable(z.string()),
  currencyCode: z.string(),
});
export type PlayerFacts = z.output<typeof playerFacts>;

export const getPlayerFacts = endpoint({
  method: "GET",
  path: "/api/backoffice/players/:id",
  role: "content_editor",
  summary: "A player as a persona, to look at pages as they do; read only, and every look is logged. 404 where there is none.",
  params,
  answer: z.object({ player: playerFacts }),
});

export const findPlayerFacts = endpoint({
  method: "POST",
  path: "/api/backoffice/players/find",
  role: "content_editor",
  summary:
    "A player as a persona, by number, whole e-mail address or whole nickname; logged as every look. 404 where there is none.",
  body: z.object({ who: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)) }),
  answer: z.object({ player: playerFacts }),
});
