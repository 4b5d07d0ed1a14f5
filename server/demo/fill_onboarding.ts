import { onboardingSteps } from "../accounts/onboarding/tables";
import { readSettings } from "../content/settings/queries";
import { users } from "../accounts/users/tables";
import type { Fill } from "./demo_files";

/** Everybody has seen the tour, but for whoever has just registered. */
export const fillOnboarding: Fill = async (db) => {
  const accounts = await db.select({ userId: users.id, email: users.email }).from(users);
  const topics = (await readSettings(db))?.settings.onboarding?.topics ?? [];
  const seen = accounts
    .filter(({ email }) => email !== "fresh@foyer.test")
    .flatMap(({ userId }) => topics.map(({ topicKey }) => ({ userId, topicKey })));
  if (seen.length > 0) await db.insert(onboardingSteps).values(seen);
};
