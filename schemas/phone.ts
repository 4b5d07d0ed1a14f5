import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import metadata from "libphonenumber-js/min/metadata";

export interface Phone {
  /** Calling code and national number, in digits. */
  phoneCode: string;
  phone: string;
}

/** A number as it is kept, from what somebody wrote: with spaces or not, with a leading zero or a whole `+49…`; null where it can't exist. */
export function readPhone(phoneCode: string, phone: string): Phone | null {
  const defaultCallingCode = phoneCode.replace(/^\+/, "").trim();
  if (!Object.hasOwn(metadata.country_calling_codes, defaultCallingCode) || phone.length > 40) return null;
  const found = parsePhoneNumberFromString(phone, { defaultCallingCode, extract: false });
  if (!found?.isValid() || found.ext) return null;
  return { phoneCode: found.countryCallingCode, phone: found.nationalNumber };
}
