import { type Place, profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { HttpError } from "../../platform/api_error";
import type { UserRow } from "../users/sessions";

/**
 * Refuses play for money, with 403 `identity.required`, to whose identity is not confirmed yet, where the market of their home wants it
 * before (LC 17.1.1); nobody reads of it for the first time when they want their money.
 */
export function requireIdentity(
  settings: Pick<SiteSettings, "markets" | "servedCountries">,
  home: Place,
  { role, kycStatus }: Pick<UserRow, "role" | "kycStatus">,
): void {
  if (role !== "player" || kycStatus === "APPROVED") return;
  if (!profileOf(settings, home)?.identityBeforePlay?.value) return;
  throw new HttpError(
    403,
    "identity.required",
    "The law where you live asks us to confirm who you are before you play for money.",
    {
      data: { success: false },
    },
  );
}
