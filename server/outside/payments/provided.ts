import type { PaymentFamily } from "../../../schemas/payments";
import type { Text } from "../../../schemas/text";

/** How much, in what, and how long: of one way of a method in one currency. Minor units. */
export interface ProvidedTerms {
  min: number;
  max: number;
  /** Of the amount, in hundredths of a percent (150 is 1.5 %), and what is added to that. */
  feeBasisPoints: number;
  feeFixed: number;
  /** Minutes that it usually takes: [0, 0] is at once. */
  minutes: readonly [number, number];
}

/** A way to pay as the provider offers it (C-3.01 to C-3.04); the back office switches and orders it. */
export interface ProvidedMethod {
  /** One word of all providers: `harbour_card`. */
  id: string;
  /** The documents' provider key: `skrill`, `interac`, `gatewaycrypto`, `pg10`, `carouseller` (C-3.01). */
  name: string;
  title: Text;
  /** The group that it is in (C-2.06). */
  parent: Text | null;
  family: PaymentFamily;
  /** C-3.02. */
  paymentMethod: "WLT" | "netbanking" | "upi" | "upiqrcode" | "card" | "crypto";
  isCardForm: boolean;
  /** Card fields are the provider's, in a frame: `openCardFrame`, and then `cardToken` in the order. */
  hasCardFrame?: boolean;
  isBank: boolean;
  isEmail: boolean;
  isCryptoNetwork: boolean;
  isCryptoForm: boolean;
  /** It opens the embedded cashier in place of a form of ours. */
  isCashier: boolean;
  /** Countries that have it, ISO 3166; empty for all. */
  countries: readonly string[];
  /** By currency, of the payment; a currency that is not named is not taken. */
  terms: Readonly<Record<string, { deposit: ProvidedTerms | null; withdrawal: ProvidedTerms | null }>>;
  /** Of a coin, which it is; null else. */
  coin: string | null;
  canHaveBonus: boolean;
  /** A path of the site. */
  thumbnail: string | null;
  logos: readonly string[];
  /** Where the money that is on its way can no longer be charged back, so that it can leave again at once. */
  isFinalAtOnce: boolean;
}

export interface ProvidedNetwork {
  code: string;
  name: string;
  protocol: string;
  payinEnabled: boolean;
  payoutEnabled: boolean;
  minimumPayin: number;
  minimumPayout: number;
  payoutFee: number;
  confirmations: number;
  minutes: number;
}

export interface CryptoGateway {
  networks(currencyCode: string): Promise<ProvidedNetwork[]>;
  /** The address of a customer for a coin on a network: asked again it is the same. */
  addressOf(of: {
    customerId: string;
    currencyCode: string;
    network: string;
    notifyUrl: string;
  }): Promise<{ address: string; tag: string | null }>;
}
