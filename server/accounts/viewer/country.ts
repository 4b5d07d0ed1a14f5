import { createRequire } from "node:module";
import { isIP } from "node:net";
import { join } from "node:path";
import { open, type CountryResponse } from "maxmind";

/** The country of an address, from the database that the package brings; null for private and unknown ones, and for a caller who has gone. */
export type CountryOf = (address: string | undefined) => string | null;

interface CountryRecord {
  country_code?: string;
}

export async function openCountries(root: string): Promise<CountryOf> {
  const name = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";
  const file = createRequire(join(root, "package.json")).resolve(name);
  const reader = await open<CountryResponse & CountryRecord>(file, { cache: { max: 10_000 } });
  return (address) => (address && isIP(address) ? asCountry(reader.get(address)?.country_code) : null);
}

/** ISO 3166-1 alpha-2 in upper case; what proxies write for unknown or anonymous is none. */
export function asCountry(value: string | undefined): string | null {
  const code = value?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) && code !== "XX" && code !== "ZZ" ? code : null;
}
