import type { Profile } from "../../../schemas/profile";
import { type Place, profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { HttpError } from "../../platform/api_error";
import type { UserRow } from "../users/sessions";

const refusals = {
  identityBeforePlay: "The law where you live asks us to confirm who you are before you play for money.",
  identityBeforeDeposit: "The law where you live asks us to confirm who you are before you pay in.",
} as const;

type Account = Pick<UserRow, "role" | "kycStatus" | "cpf">;

/** Whether the market of a player's home wants to know who they are first, and nobody has confirmed it yet (LC 17.1.1). */
export const isIdentityMissing = (
  settings: Pick<SiteSettings, "markets" | "servedCountries">,
  home: Place,
  { role, kycStatus }: Pick<Account, "role" | "kycStatus">,
  before: keyof typeof refusals,
): boolean => role === "player" && isUnconfirmed(profileOf(settings, home), { kycStatus }, before);

const isUnconfirmed = (profile: Profile | null, { kycStatus }: Pick<Account, "kycStatus">, before: keyof typeof refusals) =>
  kycStatus !== "APPROVED" && profile?.[before]?.value === true;

/**
 * Refuses play for money, or a deposit, with 403 `identity.required`, to whose identity is not confirmed yet, where the market of their home wants it
 * before (LC 17.1.1); nobody reads of it for the first time when they want their money. Who has not told the number that their state knows people by
 * is refused with 409 `profile.incomplete`, whose `data.fields` name it (C-5.26).
 */
export function requireIdentity(
  settings: Pick<SiteSettings, "markets" | "servedCountries">,
  home: Place,
  account: Account,
  before: keyof typeof refusals = "identityBeforePlay",
): void {
  if (account.role !== "player") return;
  const profile = profileOf(settings, home);
  const number = profile?.personalNumber?.kind;
  if (number && !account[number])
    throw new HttpError(409, "profile.incomplete", "Some details are missing.", { data: { success: false, fields: [number] } });
  if (isUnconfirmed(profile, account, before))
    throw new HttpError(403, "identity.required", refusals[before], { data: { success: false } });
}
