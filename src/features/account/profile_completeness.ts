import type { SiteSettings } from "../../../schemas/settings";
import type { User } from "../../../schemas/user";

const always = ["firstName", "lastName", "dateOfBirth", "email"] as const;
const ofTheAddress = ["address", "city", "zipCode"] as const;
type ProfileField = (typeof always)[number] | (typeof ofTheAddress)[number];

/** What stands where nobody has told it: a date of birth and an e-mail domain (C-5.23). */
const nobodysBirthday = "1900-01-01";
const placeholderDomain = /@placeholder\.invalid$/i;

/** What an account still has to tell before it may deposit, and how far it is in percent (C-5.26). */
export function profileCompleteness(
  user: Pick<User, ProfileField>,
  { allowDepWithoutAddress }: Pick<SiteSettings, "allowDepWithoutAddress">,
) {
  const wanted: readonly ProfileField[] = allowDepWithoutAddress ? always : [...always, ...ofTheAddress];
  const missing = wanted.filter((field) => isMissing(field, user[field]));
  return { missing, percent: Math.round(((wanted.length - missing.length) / wanted.length) * 100) };
}

function isMissing(field: ProfileField, value: string | null) {
  if (!value?.trim()) return true;
  return (field === "dateOfBirth" && value === nobodysBirthday) || (field === "email" && placeholderDomain.test(value));
}
