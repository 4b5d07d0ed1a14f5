import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PasskeyAnswer, PasskeyQuestion } from "../../../schemas/passkeys";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { stepOfCode } from "./authenticator";
import { forgetGuesses, requireGuess } from "./guesses";
import { askDevice, passkeysOf, spendPasskey } from "./passkeys";
import { spendRecoveryCode } from "./recovery_codes";
import type { UserRow } from "./sessions";
import { users } from "./tables";
import type { Signer } from "./tokens";

type App = Pick<FastifyInstance, "db" | "signer">;

export const purposeOf = (userId: number) => `authenticator ${userId}`;

export const sealSecret = (signer: Signer, userId: number, secret: string) => signer.seal(secret, purposeOf(userId));

/** Whether a code is the authenticator's of this moment. No code is taken twice, not even by two requests at once. */
export async function spendAuthenticatorCode(db: Queryable, signer: Signer, user: UserRow, code: string): Promise<boolean> {
  const secret = user.totpSecret && signer.unseal(user.totpSecret, purposeOf(user.id));
  const step = secret ? stepOfCode(secret, code) : null;
  if (step === null) return false;
  const isUnused = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), isUnused))
    .returning({ id: users.id });
  return taken.length > 0;
}

const keyOf = ({ id }: UserRow, device: string) => `second factor ${id} ${device}`;

interface GivenFactor {
  code: string | undefined;
  passkey?: PasskeyAnswer | undefined;
  /** Of the site, as the browser that asks knows it; without it passkeys are neither offered nor taken. */
  origin?: string | undefined;
  device: string;
}

/** Takes a passkey, the code of an authenticator that is on, or a recovery code; a few guesses, then 429. A wrong one is false. */
export async function spendSecondFactor(app: App, user: UserRow, given: GivenFactor): Promise<boolean> {
  const key = keyOf(user, given.device);
  await requireGuess(app.db, key);
  const isRight = await isFactor(app, user, given);
  if (isRight) await forgetGuesses(app.db, key);
  return isRight;
}

async function isFactor({ db, signer }: App, user: UserRow, { code = "", passkey, origin }: GivenFactor): Promise<boolean> {
  if (passkey) return origin !== undefined && (await spendPasskey(db, passkey, { userId: user.id, origin }));
  const plain = code.normalize("NFKC").replace(/\s/g, "");
  return /^\d{6}$/.test(plain) ? spendAuthenticatorCode(db, signer, user, plain) : spendRecoveryCode(db, user.id, plain);
}

/** Asks for the second factor of an account that has one; only who knows the password comes here. */
export async function requireSecondFactor(app: App, user: UserRow, given: GivenFactor): Promise<void> {
  if (!user.totpEnabledAt) return;
  const refused = async () => ({ data: { success: false, passkey: await questionFor(app.db, user.id, given.origin) } });
  if (!given.code && !given.passkey)
    throw new HttpError(401, "login.two_factor_required", "Enter the code of your authenticator app.", await refused());
  if (await spendSecondFactor(app, user, given)) return;
  const why = given.passkey ? "The passkey is none of this account." : "The code is wrong, or was used already.";
  throw new HttpError(401, "login.two_factor_wrong", why, await refused());
}

/** What the devices of an account's passkeys are asked; null where it has none, or they are not taken. */
export async function questionFor(db: Queryable, userId: number, origin: string | undefined): Promise<PasskeyQuestion | null> {
  if (origin === undefined || (await passkeysOf(db, userId)).length === 0) return null;
  return askDevice(db, userId, "use_passkey", origin);
}
