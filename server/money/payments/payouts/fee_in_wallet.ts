import { convert } from "../../rates/convert";

/** A fee in minor units of the wallet's currency. */
export function feeInWallet({
  fee,
  rate,
  walletRate,
  code,
  wallet,
}: {
  fee: number;
  rate: string;
  walletRate: string;
  code: string;
  wallet: string;
}) {
  return code === wallet ? fee : convert(fee, { currencyCode: code, rate }, { currencyCode: wallet, rate: walletRate });
}
