import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { topicContent } from "../onboarding";
import { language } from "../text";

const topic = z.object({
  topicKey: z.string(),
  isSeen: z.boolean(),
  /** In the language that was asked for, else in English; null where the topic has neither (L-4.70). */
  topicContent: z.nullable(topicContent),
});
export type UserTopic = z.output<typeof topic>;

export const getUserOnboarding = endpoint({
  method: "GET",
  path: "/api/user/get-user-onboarding",
  role: "player",
  summary: "The topics of the onboarding, first those that the caller has not seen (L-7.32); none where the site shows none.",
  query: z.object({ language: z.optional(language) }),
  answer: z.object({ topics: z.array(topic) }),
});

export const markUserOnboardingStep = endpoint({
  method: "POST",
  path: "/api/user/mark-user-onboarding-step",
  role: "player",
  summary: "Marks a topic of the onboarding as seen by the caller (L-7.33); 404 where there is no such topic.",
  body: z.object({ step: z.string().check(z.minLength(1), z.maxLength(60)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
