import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { addressKind, isCryptoAddress } from "./crypto_address";

/** What an account number that begins like an IBAN is: two letters of a country and two check digits. */
const looksLikeIban = /^[a-z]{2}\d{2}[a-z0-9]{7,}$/i;
const withoutSpaces = (text: string) => text.replace(/[\s.-]/g, "");

const required = (error: string, most = 255) =>
  z.string(error).check(z.trim(), z.minLength(1, { error, abort: true }), z.maxLength(most, "form.validation.too_long"));
const optional = z.optional(z.string().check(z.trim(), z.maxLength(255, "form.validation.too_long")));

/** The e-mail address of a wallet (C-5.01). */
export const walletEmail = z.object({
  email: required("error.withdrawal.email.required").check(z.email("error.withdrawal.email.invalid")),
});

/**
 * A bank account (C-5.02 to C-5.05): all that is wrong with it is said together. A number that begins like an IBAN must have its check
 * digits right; whether another one exists only its bank knows.
 */
export const bankAccount = (paymentMethod: string | null | undefined) =>
  z.object({
    beneficiaryName: required("error.withdrawal.beneficiaryname.required"),
    beneficiaryAccount: required("error.withdrawal.beneficiaryaccount.required", 64).check(
      z.refine((number) => {
        const bare = withoutSpaces(number);
        return !looksLikeIban.test(bare) || isValidIBAN(electronicFormatIBAN(bare) ?? "");
      }, "error.withdrawal.beneficiaryaccount.invalid"),
    ),
    bankCode: required("error.withdrawal.bankcode.required").check(
      z.minLength(8, "error.withdrawal.bankcode.invalid"),
      z.maxLength(15, "error.withdrawal.bankcode.invalid"),
    ),
    bankName: paymentMethod === "netbanking" ? required("error.withdrawal.bankname.required") : optional,
    bankBranch: optional,
    bankAddress: optional,
  });

/** Where a payout in crypto goes (C-5.16): the address is read by the checksum of the network's own kind, where that is known. */
export const cryptoTarget = z
  .object({
    selectedNetwork: required("withdrawal.network.select.error"),
    cryptoCurrencyAddress: required("error.withdrawal.address.required", 120),
  })
  .check(({ value: { selectedNetwork, cryptoCurrencyAddress }, issues }) => {
    const kind = addressKind(selectedNetwork);
    if (!kind || isCryptoAddress(kind, cryptoCurrencyAddress)) return;
    issues.push({
      code: "custom",
      input: cryptoCurrencyAddress,
      path: ["cryptoCurrencyAddress"],
      message: "error.withdrawal.address.invalid",
    });
  });
