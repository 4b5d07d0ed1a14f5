import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PasskeyAnswer } from "../../../schemas/passkeys";
import { invalidRequest } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { spendSecondFactor } from "../users/second_factor";
import type { RequestSession } from "../users/session_plugin";

interface Given {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** Asks the second factor of who is signed in once more; a wrong one is said at the field of the code. */
export async function confirmFactor(
  app: Pick<FastifyInstance, "db" | "signer">,
  request: FastifyRequest,
  { id, user }: RequestSession,
  { code, passkey }: Given,
): Promise<void> {
  if (await spendSecondFactor(app, user, { code, passkey, origin: ownOrigin(request), device: id })) return;
  const message = passkey ? "security.problems.passkey_wrong" : "security.problems.code_wrong";
  throw invalidRequest([{ path: ["body", "code"], message }]);
}
