import { expect, it } from "vitest";
import { addressKind, groupAddress, isCryptoAddress } from "./crypto_address";

/** Published examples of the networks' own documents. */
const good = [
  ["bitcoin", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
  ["bitcoin", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["bitcoin", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["bitcoin", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["bitcoin", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["litecoin", "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9"],
  ["ethereum", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["ethereum", "0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359"],
  ["tron", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["ripple", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh"],
  ["solana", "11111111111111111111111111111111"],
] as const;

it.each(good)("takes a %s address whose checksum is right: %s", (kind, address) => {
  expect(isCryptoAddress(kind, address)).toBe(true);
});

/** A digit that somebody mistyped: the next letter or digit of the alphabet, where that changes anything. */
const mistyped = (address: string, index: number) => {
  const other = address[index] === "a" ? "e" : address[index] === "2" ? "3" : address[index] === "E" ? "a" : "2";
  return address.slice(0, index) + other + address.slice(index + 1);
};

it.each(good.filter(([kind, address]) => (kind !== "solana" && address.toLowerCase() !== address) || kind === "tron"))(
  "refuses a %s address with a wrong digit: %s",
  (kind, address) => {
    const index = address.length - 3;
    expect(isCryptoAddress(kind, mistyped(address, index))).toBe(false);
    expect(isCryptoAddress(kind, address.slice(0, -1))).toBe(false);
    expect(isCryptoAddress(kind, `${address} `)).toBe(false);
  },
);

it("refuses an address of another network", () => {
  expect(isCryptoAddress("bitcoin", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t")).toBe(false);
  expect(isCryptoAddress("tron", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toBe(false);
  expect(isCryptoAddress("bitcoin", "ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9")).toBe(false);
  expect(isCryptoAddress("ethereum", "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toBe(false);
  // the version that asks for the newer checksum, with the older one (BIP 350)
  expect(isCryptoAddress("bitcoin", "bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj")).toBe(false);
});

it.each(["", " ", "1", "0x", "bc1", "x".repeat(5_000), "<script>", "😀"])(
  "refuses %j of every network, and fails at nothing",
  (text) => {
    for (const [kind] of good) expect(isCryptoAddress(kind, text)).toBe(false);
  },
);

it.each([
  [["TRC20"], "tron"],
  [["trc-20"], "tron"],
  [["Tron network", "x"], "tron"],
  [["x", "ERC-20"], "ethereum"],
  [["BTC"], "bitcoin"],
  [["Ethereum Mainnet"], "ethereum"],
  [["constructor"], null],
  [["somewhere"], null],
  [[], null],
] as const)("knows the kind of %j", (names, kind) => {
  expect(addressKind(...names)).toBe(kind);
});

it("groups an address by four", () => {
  expect(groupAddress("TR7NHqjeK")).toEqual(["TR7N", "HqjeK".slice(0, 4), "K"]);
});
