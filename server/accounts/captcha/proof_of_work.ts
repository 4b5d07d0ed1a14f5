import { createHash } from "node:crypto";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { captchaChallenge, captchaSolution, type CaptchaChallenge } from "../../../schemas/api/captcha";
import type { Database } from "../../platform/plugins/database";
import { spentChallenges } from "./tables";

/** Between a tenth and half a second of a laptop's work, up to two seconds of a phone's. */
const work = { algorithm: "PBKDF2/SHA-256", cost: 5_000, leastTries: 100, mostTries: 300 };
const minutes = 10;

const secretsOf = (secret: string) => {
  const derive = (name: string) => createHash("sha256").update(`${name} ${secret}`).digest("base64url");
  return { hmacSignatureSecret: derive("captcha"), hmacKeySignatureSecret: derive("captcha key") };
};

type App = Pick<FastifyInstance, "configuration" | "db">;

export async function newChallenge({ configuration }: App): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    ...secretsOf(configuration.sessionSecrets[0]),
    deriveKey,
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(work.mostTries, work.leastTries),
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
  return z.parse(captchaChallenge, challenge);
}

/** Whether the work was done for one of our own challenges that has not run out; from then on it counts no more. */
export async function isWorkDone({ configuration, db }: App, token: string): Promise<boolean> {
  const payload = readToken(token);
  if (!payload) return false;
  for (const secret of configuration.sessionSecrets) {
    const { verified } = await verifySolution({ ...payload, ...secretsOf(secret), deriveKey });
    if (verified) return spend(db, payload.challenge);
  }
  return false;
}

const tokenPayload = z.object({ challenge: captchaChallenge, solution: captchaSolution });

function readToken(token: string) {
  try {
    return z.parse(tokenPayload, JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

async function spend(db: Database, { signature, parameters }: CaptchaChallenge): Promise<boolean> {
  await db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, sql`now()`));
  const spent = await db
    .insert(spentChallenges)
    .values({ signature, expiresAt: new Date(parameters.expiresAt * 1_000) })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}
