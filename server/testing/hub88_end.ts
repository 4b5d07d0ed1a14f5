import { statuses } from "../outside/studios/hub88/statuses";
import { fromUnits, toUnits } from "../outside/studios/hub88/units";
import type { Outcome } from "../outside/studios/wallet_result";
import type { PartnerEnd } from "./partner_session";

interface Seat {
  player: string;
  token: string;
  gameCode: string;
  currencyCode: string;
}

interface Line {
  /** Signs a body with the aggregator's key, or with another one. */
  sign: (body: string, isForged: boolean) => string;
  send: (path: string, body: string, signature: string) => Promise<{ status: string; balance?: number }>;
}

const outcomeOf = (status: string): Outcome | undefined =>
  (Object.keys(statuses) as Outcome[]).find((outcome) => statuses[outcome] === status);

/** Hub88's end of the line, for the suite that every partner passes. */
export function createHub88End({ player, token, gameCode, currencyCode }: Seat, { sign, send }: Line): PartnerEnd {
  return {
    player,
    currencyCode,
    async ask({ kind, requestId, transactionId, round, amount, reference }, isForged = false) {
      const body = JSON.stringify({
        ...{ request_uuid: requestId, transaction_uuid: transactionId, user: player, token, game_code: gameCode, round },
        ...(reference !== null && { reference_transaction_uuid: reference }),
        ...(kind !== "rollback" && { currency: currencyCode, amount: toUnits(amount, currencyCode) }),
        round_closed: kind !== "bet",
      });
      const { status, balance } = await send(`transaction/${kind}`, body, sign(body, isForged));
      const outcome = outcomeOf(status);
      if (!outcome) throw new Error(`${status} is no status of Hub88's`);
      return { outcome, balance: balance === undefined ? null : fromUnits(balance, currencyCode) };
    },
  };
}
