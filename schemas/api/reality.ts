import * as z from "zod/mini";
import { endpoint } from "../endpoint";

/** Minutes of play between two reality checks, 0 for none, and what the player may choose: the longest last, 0 only where no law asks for a check. */
export const realityCheck = z.object({
  minutes: z.int(),
  choices: z.array(z.int()),
  isMandatory: z.boolean(),
});
export type RealityCheck = z.output<typeof realityCheck>;

export const getRealityCheck = endpoint({
  method: "GET",
  path: "/api/user/get-reality-check",
  role: "player",
  summary: "How often the caller is asked to read how long they play and what it cost, and what they may choose.",
  query: z.object({}),
  answer: z.object({ reality: realityCheck }),
});

export const setRealityCheck = endpoint({
  method: "POST",
  path: "/api/user/set-reality-check",
  role: "player",
  summary:
    "Chooses how often the caller is asked to read how long they play; it holds at once, in every tab. 400 `reality.not_offered` for minutes that their market does not allow.",
  body: z.object({ minutes: z.int().check(z.minimum(0), z.maximum(1_440)) }),
  answer: z.object({ data: z.object({ success: z.boolean(), reality: realityCheck }) }),
});
