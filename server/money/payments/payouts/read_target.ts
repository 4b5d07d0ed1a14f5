import * as z from "zod/mini";
import type { initWithdrawal } from "../../../../schemas/api/payments/withdrawals";
import { addressKind, isCryptoAddress } from "../../../../schemas/crypto_address";
import { bankAccount, walletEmail } from "../../../../schemas/withdrawal_forms";
import type { PayoutTarget } from "../../../outside/payments/orders";
import type { ProvidedMethod } from "../../../outside/payments/provided";
import { HttpError, invalidRequest } from "../../../platform/api_error";

type Body = Omit<z.output<NonNullable<typeof initWithdrawal.body>>, "burnsBonus">;

/** Where a payout goes as the player names it, with what names it in the books and what may be shown of it. */
export interface NamedTarget {
  target: PayoutTarget;
  token: string;
  shown: string;
  holder: string | null;
}

/** Reads the fields of a method that are no account yet; all that is wrong is said together (C-5.01 to C-5.05, C-5.16). */
export function readTarget(method: ProvidedMethod, body: Body): NamedTarget {
  if (method.coin !== null) return coinTarget(method.coin, body);
  if (method.family === "wallet") {
    const { email } = read(walletEmail, { email: body.email });
    return { target: { kind: "email", email }, token: email.toLowerCase(), shown: shownEmail(email), holder: null };
  }
  if (method.family === "bank" || method.family === "qr") {
    const bank = read(bankAccount(body.paymentMethod ?? method.paymentMethod), body);
    const account = bank.beneficiaryAccount.replace(/[\s.-]/g, "").toUpperCase();
    return {
      target: {
        kind: "bank",
        holder: bank.beneficiaryName,
        account,
        bankCode: bank.bankCode,
        bankName: bank.bankName ?? "",
        branch: bank.bankBranch ?? "",
        address: bank.bankAddress ?? "",
      },
      token: account,
      shown: shownNumber(account),
      holder: bank.beneficiaryName,
    };
  }
  throw new HttpError(409, "payment.other_account", "A card is paid out to where it has paid in: choose it from your accounts.");
}

function read<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues.map(({ path, message }) => ({ path: ["body", ...path.map(String)], message })));
}

function coinTarget(currencyCode: string, body: Body): NamedTarget {
  const { selectedNetwork: network = "", cryptoCurrencyAddress = "", cryptoCurrencyTag } = body;
  const address = cryptoCurrencyAddress.trim();
  const issues = [
    ...(network ? [] : [{ path: ["body", "selectedNetwork"], message: "withdrawal.network.select.error" }]),
    ...(address ? [] : [{ path: ["body", "cryptoCurrencyAddress"], message: "error.withdrawal.address.required" }]),
  ];
  if (issues.length > 0) throw invalidRequest(issues);
  requireAddress(currencyCode, network, address);
  const tag = cryptoCurrencyTag?.trim() || null;
  return {
    target: { kind: "crypto", address, tag, network, currencyCode },
    token: `${network} ${address}${tag ? ` ${tag}` : ""}`,
    shown: shownNumber(address),
    holder: null,
  };
}

/** Refuses an address whose own checksum says that it was mistyped; networks whose addresses we cannot read are left to the gateway. */
export function requireAddress(currencyCode: string, network: string, address: string): void {
  const kind = addressKind(network, currencyCode);
  if (kind && !isCryptoAddress(kind, address))
    throw new HttpError(400, "payment.address_invalid", "This is no address of that network: its checksum does not fit.");
}

/** The first and the last four. */
export const shownNumber = (number: string): string =>
  number.length <= 8 ? `•••• ${number.slice(-4)}` : `${number.slice(0, 4)} •••• ${number.slice(-4)}`;

export const shownEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
