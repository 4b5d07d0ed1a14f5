import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../schemas/text";
import { decimalsOf as decimalsOnServer } from "../../../server/platform/amounts";
import { countryName } from "./country_name";
import { decimalsOf, formatDate, formatMoney, formatNumber, formatPercent, formatUnit } from "./format";

/** The locale that each language is written in, said once more, so that a change of one is seen. */
const locales: Record<Language, string> = { da: "da", de: "de", en: "en", es: "es", fi: "fi", no: "nb", pt: "pt-PT" };
const currencies = Intl.supportedValuesOf("currency");
const coins = ["BTC", "ETH", "USDT", "DOGE"];

/** We write a minus that is as wide as a plus; all else is Intl's own. */
const minus = (text: string) => text.replaceAll("-", "\u2212");

/** Minor units as a decimal, written without arithmetic: "-12.05". Intl reads it exactly. */
function exactly(minor: bigint, decimals: number) {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  return `${minor < 0n ? "-" : ""}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ""}` as Intl.StringNumericLiteral;
}

/** As much as a decimal of the wire holds to the last minor unit: 15 digits. */
const amount = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
const edges = [0n, 1n, -1n, 5n, -5n, 99n, -100n, 99_999n, 100_000n, -1_000_000n, 10n ** 15n - 1n, -(10n ** 15n) + 1n];
const signs = fc.constantFrom("auto" as const, "always" as const);

describe.each(languages)("in %s", (language) => {
  const locale = locales[language];

  it("money is as Intl has it, in each currency that CLDR knows, whatever the amount", () => {
    const made = new Map<string, Intl.NumberFormat>(); // to make one takes a hundred times as long as to use it
    const check = (currency: string, minor: bigint, sign: "auto" | "always") => {
      const value = exactly(minor, decimalsOf(currency));
      const signDisplay = sign === "always" ? "exceptZero" : "negative";
      const options = { style: "currency", currency, currencyDisplay: "narrowSymbol", signDisplay } as const;
      const intl = made.get(currency + sign) ?? new Intl.NumberFormat(locale, options);
      made.set(currency + sign, intl);
      const shown = formatMoney(Number(value), { language, currency, sign });
      if (shown !== minus(intl.format(value)))
        expect([currency, value, shown]).toEqual([currency, value, minus(intl.format(value))]);
    };
    for (const currency of currencies) for (const minor of edges) check(currency, minor, "always");
    fc.assert(fc.property(fc.constantFrom(...currencies), amount, signs, check), { numRuns: 200 });
  });

  it("coins have up to eight decimals, as Intl writes numbers, and their code behind", () => {
    fc.assert(
      fc.property(fc.constantFrom(...coins), amount, fc.constantFrom(0, 2, 3, 8), signs, (currency, minor, decimals, sign) => {
        const signDisplay = sign === "always" ? "exceptZero" : "negative";
        const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 8, signDisplay });
        const value = exactly(minor, decimals);
        expect(formatMoney(Number(value), { language, currency, sign })).toBe(`${minus(intl.format(value))}\u00a0${currency}`);
      }),
      { numRuns: 200 },
    );
  });

  it("percent are as Intl has them, to the hundredth", () => {
    const intl = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), (hundredths) => {
        expect(formatPercent(hundredths / 100, language)).toBe(minus(intl.format(exactly(BigInt(hundredths), 4))));
      }),
      { numRuns: 200 },
    );
  });

  it("numbers and spans are as Intl has them", () => {
    const units = ["day", "hour", "minute", "second"];
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...units), (value, unit) => {
        expect(formatNumber(value, language)).toBe(minus(new Intl.NumberFormat(locale).format(value)));
        const intl = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
        expect(formatUnit(value, unit, { language, width: "long" })).toBe(minus(intl.format(value)));
      }),
      { numRuns: 200 },
    );
  });

  it("days and times are as Intl has them, in each zone", () => {
    const zones = fc.constantFrom("UTC", "Europe/Helsinki", "Europe/Lisbon", "America/New_York", "Asia/Kolkata");
    const forms = fc.constantFrom<Intl.DateTimeFormatOptions>(
      { dateStyle: "long", timeStyle: "short" },
      { dateStyle: "short" },
      { weekday: "short", day: "numeric", month: "short" },
    );
    const days = fc.date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(days, zones, forms, (at, timeZone, form) => {
        const options = { ...form, timeZone };
        expect(formatDate(at.getTime(), language, options)).toBe(new Intl.DateTimeFormat(locale, options).format(at));
      }),
      { numRuns: 200 },
    );
  });
});

it("the server and the pages agree on how many decimals a currency has", () => {
  for (const currency of [...currencies, ...coins])
    expect([currency, decimalsOf(currency)]).toEqual([currency, decimalsOnServer(currency)]);
});

it("names countries as Portugal does", () => {
  expect(countryName("PL", "pt")).toBe("Pol\u00f3nia"); // Pol\u00f4nia in Brazil
});

/** Asks Intl, or what asks it, by our own code of a language: to Intl "pt" is Brazil's. */
const asksByOurCode =
  /Intl\.\w+\(\s*\[?(?:language|lang)\b|\.toLocale\w+\((?:language|lang)\b|\.localeCompare\([^,]*, (?:language|lang)\b|\blng: language\b|\blocale\w* = .*=== "(?:no|pt)" \?/;

it("sees whoever asks Intl by our own code", () => {
  const asked = [
    "new Intl.NumberFormat(language, {})",
    "new Intl.DisplayNames([language], {})",
    "new Intl.PluralRules(\n  language,\n)",
    'new Intl.DateTimeFormat(language === "no" ? "nb" : language, {})',
    'const locale = language === "pt" ? "pt-PT" : language;',
    "at.toLocaleString(language)",
    "a.label.localeCompare(b.label, language)",
    "createInstance({ lng: language })",
  ];
  expect(asked.filter((code) => !asksByOurCode.test(code))).toEqual([]);
  const well = ["new Intl.NumberFormat(localeOf(language), {})", "at.toLocaleString(localeOf(language))", "lng: locale,"];
  expect(well.filter((code) => asksByOurCode.test(code))).toEqual([]);
});

it("asks Intl for no language by our own code for it, which may be another country's", () => {
  const root = path.join(import.meta.dirname, "../../..");
  const files = globSync("{schemas,src,sections,server,editor}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => asksByOurCode.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
