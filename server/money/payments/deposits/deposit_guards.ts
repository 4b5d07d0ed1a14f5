import fp from "fastify-plugin";
import type { DepositErrorCode } from "../../../../schemas/payments";
import type { Queryable } from "../../../platform/plugins/database";

/** A deposit that somebody is about to start. Amounts are minor units of the wallet's currency. */
export interface WantedDeposit {
  userId: number;
  countryCode: string | null;
  walletAmount: number;
  walletCurrencyCode: string;
  bonusId: number | null;
}

/** Why it may not be: with the least or the most that may, in the wallet's minor units. */
export interface DepositRefusal {
  code: DepositErrorCode;
  min?: number;
  max?: number;
}

/** Asked in the transaction that writes the deposit; those of an account are written one after the other. */
type Guard = (tx: Queryable, deposit: WantedDeposit) => Promise<DepositRefusal | null>;

declare module "fastify" {
  interface FastifyInstance {
    /** Rooms above money say when a deposit may not be started: limits that players have set, bonuses that ask for more. */
    guardDeposits(guard: Guard): void;
    /** The first refusal, or null. */
    refusalOfDeposit: Guard;
  }
}

export const depositGuardsPlugin = fp(
  async (app) => {
    const guards: Guard[] = [];
    app.decorate("guardDeposits", (guard: Guard) => void guards.push(guard));
    app.decorate("refusalOfDeposit", async (tx: Queryable, deposit: WantedDeposit) => {
      for (const guard of guards) {
        const refusal = await guard(tx, deposit);
        if (refusal) return refusal;
      }
      return null;
    });
  },
  { name: "deposit_guards" },
);
