import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { cryptoCurrencyCode, currencyCode, money } from "../../payments";

/** A network that a coin travels by (C-3.20). */
export const cryptoNetwork = z.object({
  code: z.string(),
  name: z.string(),
  /** `TRC-20`, `ERC-20`; empty where the network has only its own coin. */
  protocol: z.string(),
  payinEnabled: z.boolean(),
  payoutEnabled: z.boolean(),
  /** In the coin. */
  minimumPayinAmount: money,
  minimumPayoutAmount: money,
  /** What the network takes of a payout, in the coin. */
  payoutFee: money,
  /** How many blocks have to confirm a transfer, and how long that usually takes, in minutes. */
  confirmations: z.int(),
  minutes: z.int(),
});
export type CryptoNetwork = z.output<typeof cryptoNetwork>;

const network = z.string().check(z.minLength(1), z.maxLength(40));
const address = z.string().check(z.minLength(1), z.maxLength(200));

/** All of them: who pays in keeps those with `payinEnabled`, who pays out those with `payoutEnabled` (C-7.07). */
export const getCryptoNetworks = endpoint({
  method: "GET",
  path: "/api/user/get-crypto-wallet-networks",
  role: "player",
  whileExcluded: true,
  summary: "The networks of a coin. 404 payment.method_not_found where nothing takes the coin.",
  query: z.object({ cryptoCurrencyCode }),
  answer: z.object({ networks: z.array(cryptoNetwork) }),
});

/** Refused as `init-pay` is; 503 `payment.provider_away` while the gateway is away. */
export const getCryptoAddress = endpoint({
  method: "GET",
  path: "/api/user/get-crypto-wallet-address",
  role: "player",
  summary: "The caller's own address for a coin on a network; whatever is sent there is theirs.",
  query: z.object({ cryptoCurrencyCode, network }),
  answer: z.object({
    wallet: z.object({
      address: z.string(),
      /** PNG, as it is written into a data address. */
      qrBase64: z.string(),
      /** Memo or destination tag; null where there is none. */
      tag: z.nullable(z.string()),
      network: z.string(),
      currencyCode: z.string(),
      minimumPayinAmount: money,
    }),
  }),
});

export const calcCryptoWithdrawal = endpoint({
  method: "GET",
  path: "/api/user/get-crypto-wallet-calc-withdrawal-amount",
  role: "player",
  whileExcluded: true,
  summary: "What arrives of an amount of the wallet that is paid out in a coin, with the rate and how long it holds.",
  query: z.object({
    receive_currency: currencyCode,
    nominal_receive_currency: z.optional(currencyCode),
    receive_network: z.optional(network),
    /** In the wallet's currency. */
    amount: z.coerce.number().check(z.gt(0), z.lte(1e12)),
  }),
  answer: z.object({
    /** What arrives, in the coin, after the network's fee. */
    credit_amount: money,
    fee: money,
    /** How much of the coin one unit of the wallet's currency is, a decimal in writing. */
    rate: z.string(),
    /** Until when the rate holds, ISO 8601. */
    expiresAt: z.string(),
  }),
});

/** An address that the player has paid out to or put down. */
export const cryptoContact = z.object({
  contactId: z.int(),
  currencyCode: z.string(),
  network: z.string(),
  address: z.string(),
  label: z.string(),
  /** From when on payouts to it are sent, ISO 8601: a new one waits (null where it does not). */
  usableAt: z.nullable(z.string()),
});
export type CryptoContact = z.output<typeof cryptoContact>;

export const listCryptoContacts = endpoint({
  method: "GET",
  path: "/api/user/get-crypto-contacts",
  role: "player",
  whileExcluded: true,
  summary: "The caller's address book of crypto addresses.",
  query: z.object({}),
  answer: z.object({ contacts: z.array(cryptoContact) }),
});

export const saveCryptoContact = endpoint({
  method: "POST",
  path: "/api/user/save-crypto-contact",
  role: "player",
  whileExcluded: true,
  summary: "Puts an address down in the caller's book. 400 payment.address_invalid where its own checksum says no.",
  body: z.object({
    cryptoCurrencyCode,
    network,
    address,
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  }),
  answer: z.object({ contact: cryptoContact }),
});

export const removeCryptoContact = endpoint({
  method: "POST",
  path: "/api/user/remove-crypto-contact",
  role: "player",
  whileExcluded: true,
  summary: "Takes an address out of the caller's book.",
  body: z.object({ contactId: z.int() }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
