import { formatCpf } from "../../../../schemas/cpf";
import { isPlaceholderEmail, placeholderBirthday } from "../../../../schemas/placeholders";
import type { SiteSettings } from "../../../../schemas/settings";
import type { Language } from "../../../../schemas/text";
import type { User } from "../../../../schemas/user";
import type { DetailName } from "../../../../schemas/user_details";

/** What a form of details may show, in its order; `phone` is calling code and number. */
export const detailFields = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "country",
  "cpf",
  "email",
  "phone",
  "address",
  "zipCode",
  "city",
  "nickname",
  "preferredLanguage",
  "skrillEmail",
  "newsLetter",
  "ghostMode",
] as const;
export type DetailField = (typeof detailFields)[number];

export interface DetailValues extends Record<Exclude<DetailName, "newsLetter" | "preferredLanguage">, string> {
  preferredLanguage: Language | null;
  newsLetter: boolean;
  ghostMode: boolean;
  /** Asked for with another e-mail address. */
  password: string;
}

/** An account as a form shows it: empty where nothing was told, or only what stands for nothing (C-5.23). */
export function detailValues(
  user: User,
  { placeholderEmailDomains }: Pick<SiteSettings, "placeholderEmailDomains">,
): DetailValues {
  return {
    email: isPlaceholderEmail(user.email, placeholderEmailDomains) ? "" : user.email,
    firstName: user.firstName ?? "",
    lastName: user.lastName ?? "",
    dateOfBirth: user.dateOfBirth === placeholderBirthday ? "" : (user.dateOfBirth ?? ""),
    address: user.address ?? "",
    city: user.city ?? "",
    zipCode: user.zipCode ?? "",
    cpf: formatCpf(user.cpf ?? ""),
    phoneCode: user.phoneCode ?? "",
    phone: user.phone ?? "",
    nickname: user.nickname ?? "",
    skrillEmail: user.additionalData.skrillEmail ?? "",
    preferredLanguage: user.preferredLanguage,
    newsLetter: user.newsLetter,
    ghostMode: user.ghostMode,
    password: "",
  };
}

const approved: readonly DetailField[] = ["firstName", "lastName", "dateOfBirth", "cpf"];

/** Why somebody can't change a field themselves; null where they can (L-6.12). */
export function lockOf(field: DetailField, user: User, values: DetailValues): "country" | "approved" | "password" | null {
  if (field === "country") return "country";
  if (field === "email" && !user.hasPassword) return "password";
  const isKnown = approved.includes(field) && values[field as "firstName"] !== "";
  return isKnown && user.kycStatus === "APPROVED" ? "approved" : null;
}

/** The details behind a field of the form. */
export function detailNames(fields: readonly DetailField[]): DetailName[] {
  return fields.flatMap((field) => {
    if (field === "country" || field === "ghostMode") return [];
    return field === "phone" ? ["phoneCode", "phone"] : [field];
  });
}
