import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** A game's number or identifier, or the route's parameter: the card is its studio's. */
  game: z._default(refers(z.string().check(z.maxLength(200)), "game"), ":game"),
  /** How many of the studio's other games. */
  limit: z._default(z.int().check(z.minimum(0), z.maximum(100)), 12),
});

export type Props = z.output<typeof schema>;
