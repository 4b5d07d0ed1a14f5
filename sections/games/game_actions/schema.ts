import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const buttons = ["favorite", "mode", "reactions", "lucky_pick", "away", "streaming", "theatre", "fullscreen"] as const;

export const schema = sectionProps({
  /** An identifier, a number, or the route's parameter that holds it: `:game`. */
  game: z._default(refers(z.string().check(z.minLength(1), z.maxLength(200)), "game"), ":game"),
  buttons: z._default(z.array(z.enum(buttons)), [...buttons]),
});

export type Props = z.output<typeof schema>;
