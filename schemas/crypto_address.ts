import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { base58, base58xrp, bech32, bech32m, createBase58check } from "@scure/base";

/** Kinds of addresses, each with a checksum or a form of its own. */
type AddressKind = "bitcoin" | "litecoin" | "dogecoin" | "ethereum" | "tron" | "ripple" | "solana";

/** By what networks are called, as codes, names and protocols (C-3.20). */
const kinds: Record<string, AddressKind> = {
  ...all("bitcoin", "btc", "bitcoin", "btcsegwit", "segwit", "lightning"),
  ...all("litecoin", "ltc", "litecoin"),
  ...all("dogecoin", "doge", "dogecoin"),
  ...all(
    "ethereum",
    "eth",
    "ethereum",
    "erc20",
    "bsc",
    "bep20",
    "bnb",
    "polygon",
    "matic",
    "pol",
    "arbitrum",
    "optimism",
    "base",
  ),
  ...all("tron", "trx", "tron", "trc20"),
  ...all("ripple", "xrp", "ripple", "xrpl"),
  ...all("solana", "sol", "solana", "spl"),
};

function all(kind: AddressKind, ...names: string[]): Record<string, AddressKind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** What somebody may write beside a network's name. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/(?:main)?net(?:work)?$/, "");

/** The kind of a network's addresses, by the first of its names that is known; null where none is. */
export function addressKind(...names: readonly string[]): AddressKind | null {
  for (const name of names) {
    const key = plain(name);
    if (Object.hasOwn(kinds, key)) return kinds[key] ?? null;
  }
  return null;
}

const base58check = createBase58check(sha256);
/** The first byte of each kind's addresses in base 58. */
const versions = { bitcoin: [0x00, 0x05], litecoin: [0x30, 0x32, 0x05], dogecoin: [0x1e, 0x16], tron: [0x41] } as const;

const checks: Record<AddressKind, (address: string) => boolean> = {
  bitcoin: (address) => isBase58(address, versions.bitcoin) || isSegwit(address, "bc"),
  litecoin: (address) => isBase58(address, versions.litecoin) || isSegwit(address, "ltc"),
  dogecoin: (address) => isBase58(address, versions.dogecoin),
  tron: (address) => isBase58(address, versions.tron),
  ethereum: isEthereum,
  ripple: (address) => holds(() => isRipple(base58xrp.decode(address))),
  solana: (address) => holds(() => base58.decode(address).length === 32),
};

/**
 * Whether an address can exist on a network: its own checksum is right, or where its kind has none, its form. An address that nobody
 * can pay to costs all of the money, so what this refuses must not be sent.
 */
export const isCryptoAddress = (kind: AddressKind, address: string): boolean => address.length <= 100 && checks[kind](address);

/** In groups of four, as it is read aloud and compared. */
export const groupAddress = (address: string): string[] => address.match(/.{1,4}/g) ?? [];

/** What decodes is right; the decoders throw at anything else. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

const isBase58 = (address: string, allowed: readonly number[]) =>
  holds(() => {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && allowed.includes(bytes[0] ?? -1);
  });

/** BIP 173 and BIP 350: version 0 has the older checksum, all others the newer. */
const isSegwit = (address: string, prefix: string) =>
  holds(() => {
    const isOldest = address.toLowerCase().startsWith(`${prefix}1q`);
    const decoded = (isOldest ? bech32 : bech32m).decode(address as `${string}1${string}`); // throws where it has no 1
    const [version = 99, ...words] = decoded.words;
    const { length } = bech32.fromWords(words);
    if (decoded.prefix !== prefix || version > 16) return false;
    return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
  });

/** Four bytes of a double hash follow the version and the account. */
function isRipple(bytes: Uint8Array): boolean {
  const [body, sum] = [bytes.slice(0, -4), bytes.slice(-4)];
  return (
    bytes.length === 25 &&
    body[0] === 0 &&
    sha256(sha256(body))
      .slice(0, 4)
      .every((byte, index) => byte === sum[index])
  );
}

/** EIP-55: the case of its letters is the checksum; an address in one case alone has none. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(new TextEncoder().encode(lower));
  return [...lower].every((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15;
    return digits[index] === (nibble >= 8 ? digit.toUpperCase() : digit);
  });
}
