import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { language } from "../text";

/** What is worth knowing of what visitors do (L-7.60). */
export const eventNames = ["ONBOARDING_OPEN", "ONBOARDING_CLOSE", "POPUP_ACTIVITY"] as const;
export type EventName = (typeof eventNames)[number];

const value = z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]);
const data = z
  .record(z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9_]{0,39}$/)), value)
  .check(z.refine((fields) => Object.keys(fields).length <= 8, "Eight fields at most"));
export type EventData = z.output<typeof data>;

export const mostEvents = 20;

export const logEvents = endpoint({
  method: "POST",
  path: "/api/events",
  role: "public",
  summary: "Writes down what a visitor did (L-7.60); nothing about who it was.",
  body: z.object({
    language,
    events: z
      .array(z.object({ name: z.enum(eventNames), data: z._default(data, {}) }))
      .check(z.minLength(1), z.maxLength(mostEvents)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
