import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import type { DepositErrorCode } from "../../../../schemas/payments";
import type { Viewer } from "../../../../schemas/viewer";
import { excluded } from "../../../accounts/users/exclusion_notice";
import { users } from "../../../accounts/users/tables";
import type { Queryable } from "../../../platform/plugins/database";

/** A deposit that somebody is about to start. Amounts are minor units of the wallet's currency. */
export interface WantedDeposit {
  userId: number;
  countryCode: string | null;
  walletAmount: number;
  walletCurrencyCode: string;
  bonusId: number | null;
  /** The code that the bonus is had by, as it was typed. */
  coupon: string | null;
  /** Its own row, where it is written already: it does not count as another one on its way. */
  paymentId: number | null;
  /** Who pays, as rules of offers see them. */
  viewer: Viewer;
}

/** Why it may not be: with the least or the most that may, in the wallet's minor units. */
export interface DepositRefusal {
  code: DepositErrorCode;
  min?: number;
  max?: number;
}

/** Asked in the transaction that writes the deposit; those of an account are written one after the other. */
type Guard = (tx: Queryable, deposit: WantedDeposit) => Promise<DepositRefusal | null>;

/** What a deposit has brought to a wallet, in its minor units: `before` and `after` the step, owed or not. */
export interface BookedDeposit {
  paymentId: number;
  reference: string;
  userId: number;
  walletCurrencyCode: string;
  before: number;
  after: number;
  /** The bonus that was chosen with it, whose terms it kept when it began (D-42). */
  bonusId: number | null;
}

type Listener = (tx: Queryable, booked: BookedDeposit) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    /** Rooms above money say when a deposit may not be started: limits that players have set, bonuses that ask for more. */
    guardDeposits(guard: Guard): void;
    /** Rooms above money say which bonus a code opens. */
    readCouponsBy(read: (coupon: string) => Promise<number | null>): void;
    /** Null for a code that nobody knows. */
    bonusOfCoupon(coupon: string): Promise<number | null>;
    /** The first refusal, or null; 403 with its end during a break. */
    refusalOfDeposit: Guard;
    /**
     * Rooms above money hear of each change of what a deposit has brought, in the transaction that books it: paid, paid in part, more of
     * it, refunded, charged back, won back. What they throw takes the booking along, and the provider tells it again.
     */
    whenDepositBooked(listener: Listener): void;
    tellDepositBooked: Listener;
  }
}

export const depositGuardsPlugin = fp(
  async (app) => {
    const guards: Guard[] = [];
    app.decorate("guardDeposits", (guard: Guard) => void guards.push(guard));
    app.decorate("refusalOfDeposit", async (tx: Queryable, deposit: WantedDeposit) => {
      await holdAccount(tx, deposit.userId);
      for (const guard of guards) {
        const refusal = await guard(tx, deposit);
        if (refusal) return refusal;
      }
      return null;
    });

    let readCoupon: (coupon: string) => Promise<number | null> = async () => null;
    app.decorate("readCouponsBy", (read: typeof readCoupon) => void (readCoupon = read));
    app.decorate("bonusOfCoupon", (coupon: string) => readCoupon(coupon));

    const listeners: Listener[] = [];
    app.decorate("whenDepositBooked", (listener: Listener) => void listeners.push(listener));
    app.decorate("tellDepositBooked", async (tx: Queryable, booked: BookedDeposit) => {
      for (const listener of listeners) await listener(tx, booked);
    });
  },
  { name: "deposit_guards" },
);

/**
 * Holds the account's row until the transaction ends: its deposits are looked at one after the other, each with those before it, and a break that begins
 * meanwhile is seen, or waits until the deposit has begun.
 */
async function holdAccount(tx: Queryable, userId: number): Promise<void> {
  const { rows } = await tx.execute<{ until: string | null }>(sql`
    select case when excluded_until > clock_timestamp() then excluded_until end as until from ${users} where id = ${userId} for no key update`);
  const until = rows[0]?.until;
  if (until) throw excluded(new Date(until));
}
