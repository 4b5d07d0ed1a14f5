import * as z from "zod/mini";

/** Why a sign-in at the other provider led nowhere; words are in `social.problems`. */
export const socialProblems = [
  "off",
  "cancelled",
  "forged",
  "failed",
  "unreachable",
  "email_unverified",
  "registration_closed",
  "excluded",
  "excluded_for_good",
  "email_not_verified",
  "held",
] as const;
export const socialProblem = z.enum(socialProblems);
export type SocialProblem = z.output<typeof socialProblem>;

const eventType = z.literal("linked-account-handler");

/** What the window of the other provider's sign-in says at its end to the one that opened it (C-4.43 to C-4.45). */
export const socialMessage = z.union([
  z.object({ eventType, accessToken: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  z.object({ eventType, linkedAccountUuid: z.uuid() }),
  z.object({ eventType, error: socialProblem, until: z.optional(z.nullable(z.string())), ticket: z.optional(z.string()) }),
]);
export type SocialMessage = z.output<typeof socialMessage>;
