import type { Queryable } from "../../../platform/plugins/database";
import { paymentChanges } from "../tables";

/** Somebody of the back office. */
export interface Actor {
  userId: number;
  email: string;
}

interface MethodChoice {
  methodId: string;
  isEnabled: boolean;
}

/** Writes down who of the back office did what about payments. */
export const writeChange = (
  tx: Queryable,
  actor: Actor,
  change: string,
  about: { reference?: string | undefined; note?: string | null | undefined; methods?: MethodChoice[] },
) => tx.insert(paymentChanges).values({ actor: actor.email, change, ...about });
