import { eq } from "drizzle-orm";
import type { UserTopic } from "../../../schemas/api/onboarding";
import type { SiteSettings } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import type { Queryable } from "../../platform/plugins/database";
import { onboardingSteps } from "./tables";

/** The site's topics in a language, as far as it shows any; those that somebody has not seen come first (L-7.32). */
export async function topicsOf(
  db: Queryable,
  userId: number,
  { onboarding, language }: { onboarding: SiteSettings["onboarding"]; language: Language },
): Promise<UserTopic[]> {
  if (!onboarding.isShown || onboarding.topics.length === 0) return [];
  const rows = await db
    .select({ topicKey: onboardingSteps.topicKey })
    .from(onboardingSteps)
    .where(eq(onboardingSteps.userId, userId));
  const seen = new Set(rows.map(({ topicKey }) => topicKey));
  const topics = onboarding.topics.map(({ topicKey, topicContent }) => ({
    topicKey,
    isSeen: seen.has(topicKey),
    topicContent: topicContent[language] ?? topicContent.en ?? null,
  }));
  return [...topics.filter(({ isSeen }) => !isSeen), ...topics.filter(({ isSeen }) => isSeen)];
}

export const markSeen = (db: Queryable, userId: number, topicKey: string) =>
  db.insert(onboardingSteps).values({ userId, topicKey }).onConflictDoNothing();
