import { and, eq, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { purposeOf } from "./second_factor";
import { users } from "./tables";

/** Seals authenticators of older secrets with the newest, so that the older ones can be dropped; answers how many those were. */
export async function resealAuthenticators({ db, signer }: Pick<FastifyInstance, "db" | "signer">): Promise<number> {
  const sealed = await db.select({ id: users.id, secret: users.totpSecret }).from(users).where(isNotNull(users.totpSecret));
  let count = 0;
  for (const { id, secret } of sealed) {
    const next = secret && signer.reseal(secret, purposeOf(id));
    if (!next) continue;
    await db
      .update(users)
      .set({ totpSecret: next })
      .where(and(eq(users.id, id), eq(users.totpSecret, secret)));
    count++;
  }
  return count;
}
