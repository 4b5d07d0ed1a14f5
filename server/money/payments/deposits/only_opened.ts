import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { PaymentRow } from "../move_payment";
import { payments } from "../tables";

type Server = Pick<FastifyInstance, "paymentProviders">;

const untouched = ["created", "needs_customer", "expired"] as const;

const cashiersOf = ({ paymentProviders }: Server) =>
  [...paymentProviders.values()].flatMap(({ methods }) => methods.filter(({ isCashier }) => isCashier).map(({ id }) => id));

/** An embedded cashier was opened and nobody paid in it: that is no payment to its player, neither on its way nor failed. */
export const wasOnlyOpened = (app: Server, { kind, state, settled, methodId }: PaymentRow): boolean =>
  kind === "deposit" && settled === 0 && untouched.some((one) => one === state) && cashiersOf(app).includes(methodId);

/** The same in a query: all the others. */
export function isMoreThanOpened(app: Server): SQL | undefined {
  const cashiers = cashiersOf(app);
  if (cashiers.length === 0) return undefined;
  const only = and(
    eq(payments.kind, "deposit"),
    eq(payments.settled, 0),
    inArray(payments.state, [...untouched]),
    inArray(payments.methodId, cashiers),
  );
  return only && not(only);
}
