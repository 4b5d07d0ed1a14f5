import cldr from "cldr-core/supplemental/currencyData.json";

interface Tender {
  _to?: string;
  _tender?: string;
}
const { region } = cldr.supplemental.currencyData as unknown as { region: Record<string, Record<string, Tender>[]> };

/** Where CLDR names none, or two of which it names another one first. */
const ours: Record<string, string> = { AQ: "USD", GS: "FKP", LS: "LSL" };

/** What money is in a country: the newest that is legal tender and does not end. */
export function currencyOfCountry(country: string): string | null {
  const current = (region[country] ?? []).flatMap((tender) => Object.entries(tender));
  return ours[country] ?? current.find(([, { _to, _tender }]) => !_to && _tender !== "false")?.[0] ?? null;
}
