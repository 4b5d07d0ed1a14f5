import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getRealityCheck, type RealityCheck, setRealityCheck } from "../../../schemas/api/reality";
import { requireSession } from "../../accounts/users/caller_of";
import { users } from "../../accounts/users/tables";
import { HttpError } from "../../platform/api_error";
import { route } from "../../platform/route";
import { type RealityRules, realityRulesOf } from "./reality_rules";

export const toReality = ({ minutes, choices, isMandatory }: RealityRules): RealityCheck => ({
  minutes,
  choices: [...choices],
  isMandatory,
});

/** How often players read how long they play and what it cost. */
export async function realityRoutes(app: FastifyInstance): Promise<void> {
  const rulesOf = async (request: FastifyRequest) => {
    const caller = await requireSession(request);
    return { userId: caller.user.id, account: caller.user, rules: realityRulesOf(app.settings().settings, caller.user) };
  };

  route(app, getRealityCheck, async ({ request }) => ({ reality: toReality((await rulesOf(request)).rules) }));

  route(app, setRealityCheck, async ({ request, body: { minutes } }) => {
    const { userId, account, rules } = await rulesOf(request);
    if (!rules.choices.includes(minutes)) {
      throw new HttpError(400, "reality.not_offered", "The law where you live asks for a check more often.", {
        data: { success: false },
      });
    }
    await app.db.update(users).set({ realityMinutes: minutes }).where(eq(users.id, userId));
    const chosen = realityRulesOf(app.settings().settings, { ...account, realityMinutes: minutes });
    return { data: { success: true, reality: toReality(chosen) } };
  });
}
