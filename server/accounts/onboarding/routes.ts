import type { FastifyInstance } from "fastify";
import { getUserOnboarding, markUserOnboardingStep } from "../../../schemas/api/onboarding";
import { HttpError, notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { markSeen, topicsOf } from "./queries";

const signedOut = () => new HttpError(401, "session.required", "Sign in first.");

export async function onboardingRoutes(app: FastifyInstance): Promise<void> {
  route(app, getUserOnboarding, async ({ query, request }) => {
    const [session, viewer] = await Promise.all([request.session(), app.viewerOf(request, query.language)]);
    if (!session) throw signedOut();
    const { onboarding } = app.settings().settings;
    return { topics: await topicsOf(app.db, session.user.id, { onboarding, language: viewer.language }) };
  });

  route(app, markUserOnboardingStep, async ({ body: { step }, request }) => {
    const session = await request.session();
    if (!session) throw signedOut();
    const { topics } = app.settings().settings.onboarding;
    if (!topics.some(({ topicKey }) => topicKey === step)) throw notFound("topic", "onboarding.topic_not_found");
    await markSeen(app.db, session.user.id, step);
    return { data: { success: true } };
  });
}
