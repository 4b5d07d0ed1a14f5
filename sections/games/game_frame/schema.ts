import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const aspects = ["16:10", "16:9", "4:3"] as const;

export const schema = sectionProps({
  /** An identifier, a number, or the route's parameter that holds it: `:game`. */
  game: z._default(refers(z.string().check(z.minLength(1), z.maxLength(200)), "game"), ":game"),
  /** On screens that are wide enough; phones show it upright. */
  aspect: z._default(z.enum(aspects), "16:10"),
  /** Minutes without a move after which the game is hidden (L-9.06). */
  awayMinutes: z._default(z.int().check(z.minimum(1), z.maximum(29)), 5),
});

export type Props = z.output<typeof schema>;
