import * as z from "zod/mini";
import { readCpf } from "./cpf";
import { dateOfBirth, personText, requiredPersonText } from "./person";
import type { SiteSettings } from "./settings";
import { emailAddress } from "./sign_in_name";
import { language } from "./text";

/** How a player is called by others: letters and digits of any script, and between them single dots, dashes and spaces. */
const nickname = z.string().check(
  z.trim(),
  z.normalize("NFKC"),
  z.refine(
    (value) => value === "" || (/^[\p{L}\p{M}\p{N}]+(?:[._ -][\p{L}\p{M}\p{N}]+)*$/u.test(value) && isOfLength(value)),
    "form.validation.nickname.invalid",
  ),
);
const isOfLength = (value: string) => [...value].length >= 3 && [...value].length <= 20;

/** What players tell about themselves; empty where it is left out. Messages are keys of `form.json`. */
export const userDetails = z.object({
  email: emailAddress,
  firstName: requiredPersonText,
  lastName: requiredPersonText,
  dateOfBirth,
  address: personText,
  city: personText,
  zipCode: personText,
  /** Of who lives in Brazil, with or without its dots. */
  cpf: z.string().check(
    z.refine(Boolean, { error: "form.validation.cpf.required", abort: true }),
    z.refine((typed) => readCpf(typed) !== null, "form.validation.cpf.invalid"),
  ),
  /** Calling code and national number: both or none; the server says whether there can be such a number. */
  phoneCode: z.string().check(z.regex(/^(?:[1-9]\d{0,4})?$/, "form.validation.phone.invalid")),
  phone: z.string().check(z.trim(), z.maxLength(40, "form.validation.phone.invalid")),
  nickname,
  newsLetter: z.boolean(),
  preferredLanguage: z.nullable(language),
  skrillEmail: z.union([z.literal(""), emailAddress], "form.validation.email.invalid"),
});
export type UserDetails = z.output<typeof userDetails>;
export type DetailName = keyof UserDetails;

const ofTheAddress = ["address", "city", "zipCode"] as const satisfies readonly DetailName[];

/** Calling code and number belong together. */
const requireWholePhone = z.check<Partial<Record<DetailName, unknown>>>(({ value, issues }) => {
  const miss = (field: "phone" | "phoneCode") =>
    issues.push({ code: "custom", input: value, path: [field], message: `form.validation.${field}.required` });
  if (value.phone && !value.phoneCode) miss("phoneCode");
  if (value.phoneCode && !value.phone) miss("phone");
});

/** The form of some details: the postal address has to be given where nobody deposits without one (C-5.22). */
export function detailsForm(
  names: readonly DetailName[],
  { allowDepWithoutAddress }: Pick<SiteSettings, "allowDepWithoutAddress">,
) {
  const fields: Partial<Record<DetailName, z.core.$ZodType>> = {};
  for (const name of names) fields[name] = userDetails.shape[name];
  if (!allowDepWithoutAddress) for (const name of ofTheAddress) if (fields[name]) fields[name] = requiredPersonText;
  return z.object(fields).check(requireWholePhone);
}
