import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { socialSignInPath } from "../../../schemas/api/social";
import { cookieOptions } from "../users/session_cookie";
import { databaseTime } from "../../platform/database_clock";

const flowCookie = "foyer_social";
const minutes = 10;
const purpose = "social sign-in";

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where it leads on to, an address of this site, where no window waits for it. */
  next: z.string(),
  expiresAt: z.number(),
});
export type Flow = Omit<z.output<typeof flow>, "expiresAt">;

const optionsOf = (request: FastifyRequest, seconds: number) => ({ ...cookieOptions(request, seconds), path: socialSignInPath });

/** Keeps in the browser, unreadable, what the way back is checked against. */
export function keepFlow({ signer }: Pick<FastifyInstance, "signer">, request: FastifyRequest, reply: FastifyReply, begun: Flow) {
  const sealed = signer.seal(JSON.stringify({ ...begun, expiresAt: databaseTime().getTime() + minutes * 60_000 }), purpose);
  reply.setCookie(flowCookie, sealed, optionsOf(request, minutes * 60));
}

/** What this browser began, once; null where it began nothing or that has run out. */
export function takeFlow({ signer }: Pick<FastifyInstance, "signer">, request: FastifyRequest, reply: FastifyReply): Flow | null {
  const sealed = request.cookies[flowCookie];
  if (!sealed) return null;
  reply.clearCookie(flowCookie, optionsOf(request, 0));
  const opened = signer.unseal(sealed, purpose);
  const parsed = opened === null ? null : z.safeParse(flow, JSON.parse(opened));
  return parsed?.success && parsed.data.expiresAt > databaseTime().getTime() ? parsed.data : null;
}
