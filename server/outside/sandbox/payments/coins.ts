import { randomBytes } from "node:crypto";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { base58, bech32, createBase58check } from "@scure/base";
import { addressKind } from "../../../../schemas/crypto_address";

/** A network that the practice gateway takes a coin on. Amounts are minor units of the coin: eight decimals. */
export interface CoinNetwork {
  code: string;
  name: string;
  /** Empty where the network has only its own coin. */
  protocol: string;
  currency: string;
  payin: boolean;
  payout: boolean;
  minimumPayin: number;
  minimumPayout: number;
  payoutFee: number;
  confirmations: number;
  minutes: number;
}

const coin = 100_000_000;
const network = (
  [code, name, protocol]: readonly [string, string, string],
  currency: string,
  [least, fee]: readonly [number, number],
  [confirmations, minutes]: readonly [number, number],
  ways: Partial<Pick<CoinNetwork, "payin" | "payout">> = {},
): CoinNetwork => ({
  code,
  name,
  protocol,
  currency,
  payin: true,
  payout: true,
  minimumPayin: Math.round(least * coin),
  minimumPayout: Math.round(least * 2 * coin),
  payoutFee: Math.round(fee * coin),
  confirmations,
  minutes,
  ...ways,
});

const bitcoin = ["bitcoin", "Bitcoin", ""] as const;
const ethereum = ["ethereum", "Ethereum", "ERC-20"] as const;
const tron = ["tron", "Tron", "TRC-20"] as const;
const polygon = ["polygon", "Polygon", "ERC-20"] as const;
const solana = ["solana", "Solana", "SPL"] as const;

export const coinNetworks: readonly CoinNetwork[] = [
  network(bitcoin, "BTC", [0.0001, 0.00002], [3, 30]),
  network(["litecoin", "Litecoin", ""], "LTC", [0.01, 0.0005], [6, 15]),
  network(["dogecoin", "Dogecoin", ""], "DOGE", [10, 2], [6, 10]),
  network(["ethereum", "Ethereum", ""], "ETH", [0.005, 0.0008], [6, 3]),
  network(tron, "USDT", [10, 1], [5, 2]),
  network(polygon, "USDT", [10, 0.2], [8, 3]),
  network(solana, "USDT", [10, 0.1], [4, 1]),
  network(ethereum, "USDT", [25, 4], [6, 5], { payout: false }),
  network(polygon, "USDC", [10, 0.2], [8, 3]),
  network(solana, "USDC", [10, 0.1], [4, 1]),
  network(ethereum, "USDC", [25, 4], [6, 5], { payin: false }),
];

export const coinNetwork = (currency: string, code: string) =>
  coinNetworks.find((one) => one.currency === currency && one.code === code);

const base58check = createBase58check(sha256);

/** An address that can exist on a network, and that nobody has the key of. */
export function newAddress({ code, name }: CoinNetwork): string {
  const account = randomBytes(20);
  const withVersion = (version: number) => base58check.encode(Uint8Array.from([version, ...account]));
  switch (addressKind(code, name)) {
    case "bitcoin":
      return bech32.encode("bc", [0, ...bech32.toWords(account)]);
    case "litecoin":
      return bech32.encode("ltc", [0, ...bech32.toWords(account)]);
    case "dogecoin":
      return withVersion(0x1e);
    case "tron":
      return withVersion(0x41);
    case "solana":
      return base58.encode(randomBytes(32));
    default:
      return withCase(account.toString("hex"));
  }
}

/** EIP-55 writes the checksum with the case of the letters. */
function withCase(digits: string): string {
  const hash = Buffer.from(keccak_256(new TextEncoder().encode(digits))).toString("hex");
  return `0x${[...digits].map((digit, index) => (Number.parseInt(hash[index] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit)).join("")}`;
}
