const crypto = new Set(["BTC", "DOGE", "ETH", "LTC", "TRX", "USDC", "USDT", "XRP"]);
const coins = new Set(["BRL", "CAD", "DKK", "EUR", "NOK", "NZD", "TRY", "USD"]);

/** The address of a currency's coin; null for one that has none. */
export function currencyLogo(code: string): string | null {
  const currency = code.toUpperCase();
  const kind = crypto.has(currency) ? "svg" : coins.has(currency) ? "webp" : null;
  return kind && `/logos/crypto/${currency.toLowerCase()}.${kind}`;
}

/** The coin of a currency, beside its amount in words (L-7.61, C-9.33); nothing for one that has none. */
export function CurrencyIcon({ code, size = 24 }: { code: string; size?: number }) {
  const logo = currencyLogo(code);
  return logo && <img src={logo} width={size} height={size} alt="" />;
}
