import type { PartnerCall, RawCall } from "./calls";
import type { LaunchOrder } from "./launch_order";
import type { MovementLine } from "./movement_line";
import type { WalletResult } from "./wallet_result";

/**
 * What the site wants of a partner that brings games of other studios: an aggregator, or a studio itself. A partner is a folder beside
 * this file whose adapter is one object of this shape; wallet and books never know which. Amounts are integers of the currency's minor
 * units.
 */
export interface StudioPartner {
  /** In addresses, rows and configuration: `hub88`. */
  readonly key: string;
  /** The partner's games that the site may offer. Throws `PartnerAway` where there is no answer. */
  listGames(): Promise<PartnerGame[]>;
  /** The address of a game's page for a player, or for anybody as a demo. Throws `PartnerAway` where there is no answer. */
  launch(order: LaunchOrder): Promise<string>;
  /**
   * What a call of the partner wants of the wallet, after its signature has been checked against the raw body. Throws `CallRefused` for
   * whatever is not certainly the partner's, and for what can't be read.
   */
  readCall(message: RawCall): PartnerCall;
  /** The answer to a call, in the partner's own words. */
  answerTo(call: Pick<PartnerCall, "requestId" | "player">, result: WalletResult): Record<string, unknown>;
  /** What the partner's own file has of a time, asked for to compare it with the books. */
  listMovements(period: { from: Date; to: Date }): Promise<MovementLine[]>;
  /** Origins whose pages may be framed by the site: what its content security policy lets in. */
  readonly frameOrigins: readonly string[];
}

/** A game as its partner offers it. */
export interface PartnerGame {
  /** The partner's own name of it. */
  id: string;
  name: string;
  studio: string;
  category: string;
  /** In percent; null where the partner does not say. */
  returnToPlayer: number | null;
  blockedCountries: readonly string[];
  isEnabled: boolean;
}

/** Nobody can say whether the partner has heard of it. */
export class PartnerAway extends Error {}
