import { notInArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { pictureOf } from "./method_picture";
import { waysOf } from "./method_state";
import { paymentMethods } from "./tables";

type Server = Pick<FastifyInstance, "db" | "paymentProviders">;

/** Writes down which methods this site's providers bring, so that the check of a page finds them wherever it runs. */
export async function keepKnownMethods({ db, paymentProviders }: Server): Promise<void> {
  const brought = [...paymentProviders.values()].flatMap(({ methods }) =>
    methods.map((method) => ({
      id: method.id,
      name: method.name,
      title: method.title,
      family: method.family,
      picture: pictureOf(method),
      ...waysOf(method),
    })),
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('known_payment_methods'))`);
    const gone = notInArray(
      paymentMethods.id,
      brought.map(({ id }) => id),
    );
    await tx.delete(paymentMethods).where(brought.length > 0 ? gone : undefined);
    if (brought.length === 0) return;
    const { name, title, family, picture, paysIn, paysOut } = paymentMethods;
    const taken = (column: { name: string }) => sql.raw(`excluded.${column.name}`);
    await tx
      .insert(paymentMethods)
      .values(brought)
      .onConflictDoUpdate({
        target: paymentMethods.id,
        set: {
          ...{ name: taken(name), title: taken(title), family: taken(family), picture: taken(picture) },
          ...{ paysIn: taken(paysIn), paysOut: taken(paysOut) },
        },
      });
  });
}
