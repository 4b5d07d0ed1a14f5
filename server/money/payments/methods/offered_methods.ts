import type { PaymentMethod } from "../../../../schemas/payments";
import { type Language, textIn } from "../../../../schemas/text";
import type { PaymentProvider } from "../../../outside/payments/port";
import type { ProvidedMethod, ProvidedTerms } from "../../../outside/payments/provided";
import { toDecimal } from "../../../platform/amounts";

export type Way = "deposit" | "withdrawal";

/** How the back office has switched and placed a method, for whom: empty is every market, every currency. */
export interface MethodPlace {
  methodId: string;
  market: string;
  currencyCode: string;
  isEnabled: boolean;
  position: number;
}

export interface MethodAbsence {
  methodId: string;
  until: Date | null;
}

export interface Asking {
  country: string | null;
  market: string | null;
  /** The wallet's. */
  currencyCode: string;
  rateOf: (currencyCode: string) => string | null;
}

/** A method as it can be used by somebody: in which currency, and on what terms. */
export interface OfferedMethod {
  provider: PaymentProvider;
  method: ProvidedMethod;
  /** The payment's currency: the wallet's, the coin, or what the player's country pays in. */
  currencyCode: string;
  deposit: ProvidedTerms | null;
  withdrawal: ProvidedTerms | null;
  isOfCountry: boolean;
  isEnabled: boolean;
  absence: MethodAbsence | null;
  position: number;
}

interface Arrangement {
  providers: Iterable<PaymentProvider>;
  places: readonly MethodPlace[];
  absences: readonly MethodAbsence[];
}

/**
 * What can be paid with in a country and a wallet's currency, in the order in which it is offered: as the back office placed it, the
 * country's own first where it placed nothing. A currency without a rate is not taken.
 */
export function offeredMethods({ providers, places, absences }: Arrangement, asking: Asking): OfferedMethod[] {
  const offered = [...providers].flatMap((provider) =>
    provider.methods.flatMap((method): OfferedMethod[] => {
      if (method.countries.length > 0 && !(asking.country !== null && method.countries.includes(asking.country))) return [];
      const currencyCode = currencyOf(method, asking);
      const terms = currencyCode === null ? undefined : method.terms[currencyCode];
      if (currencyCode === null || !terms) return [];
      const place = placeOf(places, method.id, asking);
      return [
        {
          provider,
          method,
          currencyCode,
          ...terms,
          isOfCountry: method.countries.length > 0,
          isEnabled: place?.isEnabled ?? true,
          absence:
            absences.find(({ methodId, until }) => methodId === method.id && (until === null || until > new Date())) ?? null,
          position: place?.position ?? Infinity,
        },
      ];
    }),
  );
  return offered.sort(
    (one, other) =>
      compare(one.position, other.position) ||
      Number(other.isOfCountry) - Number(one.isOfCountry) ||
      speedOf(one) - speedOf(other),
  );
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);
const speedOf = ({ deposit, withdrawal }: OfferedMethod) => (deposit ?? withdrawal)?.minutes[1] ?? 0;

/** The wallet's currency where it is taken, else the coin, else what the player's own country pays in. */
function currencyOf({ terms, coin, countries }: ProvidedMethod, { currencyCode, rateOf }: Asking): string | null {
  if (rateOf(currencyCode) === null) return null;
  if (coin !== null) return terms[coin] && rateOf(coin) !== null ? coin : null;
  if (terms[currencyCode]) return currencyCode;
  if (countries.length === 0) return null;
  return Object.keys(terms).find((code) => rateOf(code) !== null) ?? null;
}

/** The most exact one: of market and currency, of the market, of the currency, of all. */
export function placeOf(
  places: readonly MethodPlace[],
  methodId: string,
  { market, currencyCode }: { market: string | null; currencyCode: string | null },
): MethodPlace | undefined {
  const exactness = (place: MethodPlace) => (place.market ? 2 : 0) + (place.currencyCode ? 1 : 0);
  return places
    .filter((place) => place.methodId === methodId)
    .filter((place) => (!place.market || place.market === market) && (!place.currencyCode || place.currencyCode === currencyCode))
    .sort((one, other) => exactness(other) - exactness(one))[0];
}

export const feeOf = ({ feeBasisPoints, feeFixed }: ProvidedTerms, amount: number): number =>
  Math.ceil((amount * feeBasisPoints) / 10_000) + feeFixed;

export const termsAnswer = (terms: ProvidedTerms | null, currencyCode: string) =>
  terms && {
    minAmount: toDecimal(terms.min, currencyCode),
    maxAmount: toDecimal(terms.max, currencyCode),
    feePercent: terms.feeBasisPoints / 100,
    feeFixed: toDecimal(terms.feeFixed, currencyCode),
    minutes: [terms.minutes[0], terms.minutes[1]] as [number, number],
  };

/** As it goes over the wire. */
export function toPaymentMethod(
  { method, currencyCode, deposit, withdrawal, isOfCountry, isEnabled, absence }: OfferedMethod,
  { language, walletCurrencyCode, lastUsedAt }: { language: Language; walletCurrencyCode: string; lastUsedAt: Date | null },
): PaymentMethod {
  return {
    id: method.id,
    name: method.name,
    title: textIn(method.title, language),
    parent: method.parent && textIn(method.parent, language),
    paymentMethod: method.paymentMethod,
    isActive: isEnabled && absence === null,
    withdrawalExist: withdrawal !== null,
    isCardForm: method.isCardForm,
    ...(method.hasCardFrame && { hasCardFrame: true }),
    isBank: method.isBank,
    isEmail: method.isEmail,
    isCrypto: method.coin !== null,
    isCryptoNetwork: method.isCryptoNetwork,
    isCryptoForm: method.isCryptoForm,
    currency: currencyCode,
    defaultAmount: null,
    textBottomAmount: null,
    bonus: method.canHaveBonus,
    logos: [...method.logos],
    thumbnail_url: method.thumbnail,
    thumbnailUrl: method.thumbnail,
    nominalCurrency: method.coin === null ? null : walletCurrencyCode,
    family: method.family,
    deposit: termsAnswer(deposit, currencyCode),
    withdrawal: termsAnswer(withdrawal, currencyCode),
    isOfCountry,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    absence: absence && { reason: "maintenance", until: absence.until?.toISOString() ?? null },
  };
}
