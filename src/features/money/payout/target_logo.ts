import { currencyLogo } from "../../../kit/ui/CurrencyIcon";
import { familyIcon } from "../../../kit/ui/family_icon";
import type { WithdrawMethod } from "./payout_queries";

/** The address of a way's picture, which a coin has of its own, or the name of an icon. */
export const logoOf = ({ thumbnailUrl, thumbnail_url, logos, family, currency }: WithdrawMethod): string =>
  thumbnailUrl ?? thumbnail_url ?? logos[0] ?? (family === "crypto" ? currencyLogo(currency) : null) ?? familyIcon[family];
