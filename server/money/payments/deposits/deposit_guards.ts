import { sql } from "drizzle-orm";
import fp from "fastify-plugin";
import type { DepositErrorCode } from "../../../../schemas/payments";
import type { Viewer } from "../../../../schemas/viewer";
import { excluded } from "../../../accounts/users/exclusion_notice";
import { users } from "../../../accounts/users/tables";
import { inOneGo } from "../../../platform/database/builder";
import { send, statement } from "../../../platform/database/statements";
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
type Guard<Read = undefined> = (tx: Queryable, deposit: WantedDeposit, read: Read) => Promise<DepositRefusal | null>;

/** What a guard reads of an account whoever's turn it is: sent before it returns, with what holds the account. */
type Reading<Read> = (tx: Queryable, userId: number) => Promise<Read>;

/** What holds an account, and what the guards have read since; in their order. */
export type ReadForDeposit = readonly unknown[];

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
    guardDeposits<Read = undefined>(guard: Guard<Read>, reading?: Reading<Read>): void;
    /** Rooms above money say which bonus a code opens. */
    readCouponsBy(read: (coupon: string) => Promise<number | null>): void;
    /** Null for a code that nobody knows. */
    bonusOfCoupon(coupon: string): Promise<number | null>;
    /** Holds an account and reads what the guards need of it, for the way on which its transaction begins; 403 with its end during a break. */
    readForDeposit(tx: Queryable, userId: number): Promise<unknown>[];
    /** The first refusal, or null; by what `readForDeposit` has read, or reads now. */
    refusalOfDeposit(tx: Queryable, deposit: WantedDeposit, read?: ReadForDeposit): Promise<DepositRefusal | null>;
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
    const guards: { guard: Guard<unknown>; reading: Reading<unknown> }[] = [];
    app.decorate("guardDeposits", <Read>(guard: Guard<Read>, reading: Reading<Read> = async () => undefined as Read) => {
      guards.push({ guard: guard as Guard<unknown>, reading }); // it gets what its own reading has answered
    });
    app.decorate("readForDeposit", (tx: Queryable, userId: number) => [
      holdAccount(tx, userId),
      ...guards.map(({ reading }) => reading(tx, userId)),
    ]);
    app.decorate("refusalOfDeposit", async (tx: Queryable, deposit: WantedDeposit, read?: ReadForDeposit) => {
      const [, ...known] = read ?? (await inOneGo(tx, () => app.readForDeposit(tx, deposit.userId)));
      for (const [index, { guard }] of guards.entries()) {
        const refusal = await guard(tx, deposit, known[index]);
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
  const [held] = await send(tx, holding({ userId }));
  if (held?.until) throw excluded(new Date(held.until));
}

const holding = statement<{ until: string | null }>(
  () => sql`select case when excluded_until > clock_timestamp() then excluded_until end as until from ${users}
    where id = ${sql.placeholder("userId")} for no key update`,
);
