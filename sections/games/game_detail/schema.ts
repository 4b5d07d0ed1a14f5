import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

const parts = ["studio", "stats", "category", "text"] as const;

export const schema = sectionProps({
  /** An identifier, or the route's parameter that holds it: `:game`. */
  game: z._default(refers(z.string().check(z.minLength(1), z.maxLength(200)), "game"), ":game"),
  /** `facts` is a list beside a game that is shown elsewhere on the page. */
  layout: z._default(z.enum(["panel", "facts"]), "panel"),
  /** What is told about it. */
  fields: z._default(z.array(z.enum(parts)), [...parts]),
});

export type Props = z.output<typeof schema>;
