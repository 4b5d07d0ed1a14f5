import type { VisitorSettings } from "../../../../schemas/market_demands";
import { numbersOf, type PersonalNumber } from "../../../../schemas/personal_number";
import { isPlaceholderEmail, placeholderBirthday } from "../../../../schemas/placeholders";
import type { User } from "../../../../schemas/user";

const always = ["firstName", "lastName", "dateOfBirth", "email"] as const;
const ofTheAddress = ["address", "city", "zipCode"] as const;
type ProfileField = (typeof always)[number] | (typeof ofTheAddress)[number] | PersonalNumber;

/** What an account still has to tell before it may deposit, and how far it is in percent (C-5.26). */
export function profileCompleteness(
  user: Pick<User, ProfileField | "countryCode">,
  {
    allowDepWithoutAddress,
    placeholderEmailDomains,
    personalNumbers,
  }: Pick<VisitorSettings, "allowDepWithoutAddress" | "placeholderEmailDomains" | "personalNumbers">,
) {
  const wanted: readonly ProfileField[] = [
    ...always,
    ...numbersOf(personalNumbers, user.countryCode),
    ...(allowDepWithoutAddress ? [] : ofTheAddress),
  ];
  const missing = wanted.filter((field) => isMissing(field, user[field], placeholderEmailDomains));
  return { missing, percent: Math.round(((wanted.length - missing.length) / wanted.length) * 100) };
}

function isMissing(field: ProfileField, value: string | null, placeholderEmailDomains: readonly string[]) {
  if (!value?.trim()) return true;
  if (field === "dateOfBirth") return value === placeholderBirthday;
  return field === "email" && isPlaceholderEmail(value, placeholderEmailDomains);
}
