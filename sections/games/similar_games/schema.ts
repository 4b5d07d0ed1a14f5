import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** A game's number or identifier, or the route's parameter. */
  game: z._default(refers(z.string().check(z.maxLength(200)), "game"), ":game"),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  shape: z._default(z.enum(["thumb", "square", "portrait"]), "portrait"),
});

export type Props = z.output<typeof schema>;
