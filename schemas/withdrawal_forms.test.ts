import { expect, it } from "vitest";
import * as z from "zod/mini";
import { bankAccount, cryptoTarget, walletEmail } from "./withdrawal_forms";

const problems = (schema: z.core.$ZodType, input: object) => {
  const parsed = z.safeParse(schema, input);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

it.each([
  ["", "error.withdrawal.email.required"],
  ["   ", "error.withdrawal.email.required"],
  ["robin", "error.withdrawal.email.invalid"],
  ["robin@", "error.withdrawal.email.invalid"],
])("answers of the wallet's e-mail %j: %s (C-5.01)", (email, message) => {
  expect(problems(walletEmail, { email })).toEqual({ email: message });
});

it("takes a wallet's e-mail", () => {
  expect(z.parse(walletEmail, { email: " robin@example.com " })).toEqual({ email: "robin@example.com" });
});

it("says all that is wrong with a bank account together (C-5.02, C-5.03, C-5.05)", () => {
  expect(problems(bankAccount("WLT"), {})).toEqual({
    beneficiaryName: "error.withdrawal.beneficiaryname.required",
    beneficiaryAccount: "error.withdrawal.beneficiaryaccount.required",
    bankCode: "error.withdrawal.bankcode.required",
  });
});

const account = { beneficiaryName: "Alexander Berg", beneficiaryAccount: "DE89 3704 0044 0532 0130 00", bankCode: "MUSTDEFF" };

it("asks for the bank's name of netbanking alone (C-5.04)", () => {
  expect(problems(bankAccount("netbanking"), account)).toEqual({ bankName: "error.withdrawal.bankname.required" });
  expect(problems(bankAccount(null), account)).toEqual({});
  expect(problems(bankAccount("netbanking"), { ...account, bankName: "Musterbank" })).toEqual({});
});

it.each([
  ["1234567", false],
  ["12345678", true],
  ["123456789012345", true],
  ["1234567890123456", false],
])("takes the bank code %s: %s (C-5.03)", (bankCode, isFine) => {
  expect(problems(bankAccount(null), { ...account, bankCode })).toEqual(
    isFine ? {} : { bankCode: "error.withdrawal.bankcode.invalid" },
  );
});

it.each([
  ["DE89370400440532013000", true],
  ["de89 3704 0044 0532 0130 00", true],
  ["DE89370400440532013001", false],
  ["GB29NWBK60161331926819", true],
  ["GB29NWBK60161331926818", false],
  ["ZZ89370400440532013000", false],
  ["0001234567", true],
  ["50100123456789", true],
])("takes the account %s: %s", (beneficiaryAccount, isFine) => {
  expect(problems(bankAccount(null), { ...account, beneficiaryAccount })).toEqual(
    isFine ? {} : { beneficiaryAccount: "error.withdrawal.beneficiaryaccount.invalid" },
  );
});

it("asks for network and address of a payout in crypto (C-5.16)", () => {
  expect(problems(cryptoTarget, {})).toEqual({
    selectedNetwork: "withdrawal.network.select.error",
    cryptoCurrencyAddress: "error.withdrawal.address.required",
  });
});

it.each([
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", true],
  ["TRC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj7t", false],
  ["ERC20", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", false],
  ["A network of tomorrow", "anything at all", true],
])("takes on %s the address %s: %s", (selectedNetwork, cryptoCurrencyAddress, isFine) => {
  expect(problems(cryptoTarget, { selectedNetwork, cryptoCurrencyAddress })).toEqual(
    isFine ? {} : { cryptoCurrencyAddress: "error.withdrawal.address.invalid" },
  );
});
