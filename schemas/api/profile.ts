import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { user } from "../user";
import { userDetails } from "../user_details";

/** Forms that are not the profile's own say which they are (C-7.11). */
const updateFrom = z.string().check(z.maxLength(60));

export const updateUserDetails = endpoint({
  method: "POST",
  path: "/api/user/update-user-details",
  role: "player",
  summary:
    "Changes those of the caller's details that are sent (C-7.11). Another e-mail address needs the password; names and date of birth stay as they were approved.",
  body: z.object({
    ...z.partial(userDetails).shape,
    password: z.optional(z.string().check(z.maxLength(255))),
    updateFrom: z.optional(updateFrom),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), user }), message: z.string() }),
});

/** Whose account it is about; administrators may name any, everybody else only their own (L-6.13). */
const userId = z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

export const setGhostMode = endpoint({
  method: "POST",
  path: "/api/admin/set-ghost-mode",
  role: "player",
  summary: "Hides a player's name in what everybody sees, or shows it again (C-7.35); one's own, administrators any.",
  body: z.object({ ghostMode: z.boolean(), userId }),
  answer: z.object({ data: z.object({ success: z.boolean(), ghostMode: z.boolean() }) }),
});

export const removeRewardCalendar = endpoint({
  method: "POST",
  path: "/api/admin/remove-reward-calendar",
  role: "player",
  summary: "Takes the reward calendar away, or brings it back (C-7.24, C-4.63); one's own, administrators any.",
  body: z.object({ noCalendar: z._default(z.boolean(), true), userId }),
  answer: z.object({ data: z.object({ success: z.boolean(), noCalendar: z.boolean() }) }),
});
