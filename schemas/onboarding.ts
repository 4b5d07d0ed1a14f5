import * as z from "zod/mini";
import { url } from "./link";
import { languages, type Language } from "./text";

const media = z._default(z.string().check(z.maxLength(1000), z.refine(isMediaAddress, "A path or an https URL")), "");

function isMediaAddress(value: string) {
  return value === "" || (value.startsWith("/") && !/^\/[/\\]/.test(value)) || value.startsWith("https://");
}

/** What a topic says in one language (L-3.35). Media are pictures, or videos by their extension (L-9.34). */
export const topicContent = z.object({
  title: z.string().check(z.maxLength(120)),
  description: z._default(z.string().check(z.maxLength(1000)), ""),
  desktopMedia: media,
  mobileMedia: media,
  link: z._default(url, ""),
  buttonText: z._default(z.string().check(z.maxLength(60)), ""),
});
export type TopicContent = z.output<typeof topicContent>;

const perLanguage = Object.fromEntries(languages.map((code) => [code, z.optional(topicContent)])) as {
  [L in Language]: z.ZodMiniOptional<typeof topicContent>;
};

export const onboardingTopic = z.object({
  topicKey: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/)),
  topicContent: z.object(perLanguage),
});
export type OnboardingTopic = z.output<typeof onboardingTopic>;
