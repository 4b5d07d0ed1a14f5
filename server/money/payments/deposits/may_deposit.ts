import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DepositPageError } from "../../../../schemas/payments";
import { isExcluded } from "../../../accounts/users/exclusion_notice";
import { homeFrom } from "../../../accounts/markets/home_of";
import { isIdentityMissing, requireIdentity } from "../../../accounts/markets/require_identity";
import { requireAgreed } from "../../../accounts/registration/require_agreed";
import { isVisitorServed, requireServed } from "../../../accounts/markets/require_served";
import type { UserRow } from "../../../accounts/users/sessions";
import { HttpError } from "../../../platform/api_error";
import { requireRate } from "../../rates/rates_plugin";
import { methodsOf } from "../methods/methods_of";
import { namedMethod } from "../methods/named_method";
import type { OfferedMethod } from "../methods/offered_methods";
import { asksForDetails, missingDetails, payingPlace } from "../who_pays";

/** Why the deposit page offers nothing (C-8.04). */
export function pageErrorOf(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow | null,
  offered: readonly OfferedMethod[],
): DepositPageError | null {
  if (!isVisitorServed(app, request, user?.countryCode)) return "DEPOSIT_COUNTRY_BLOCK";
  if (user && isExcluded(user)) return "SELF_EXCLUSION";
  if (user && needsVerifiedEmail(app, user)) return "REQUIRED_EMAIL_VERIFICATION";
  if (
    user &&
    isIdentityMissing(app.settings().settings, homeFrom(app.detectedPlace(request), user), user, "identityBeforeDeposit")
  )
    return "IDENTITY_REQUIRED";
  if (user && app.rateOf(user.currencyCode) === null) return "CURRENCY_NOT_OFFERED";
  return offered.some(({ deposit, isEnabled }) => deposit && isEnabled) ? null : "NO_PROVIDER";
}

const needsVerifiedEmail = ({ settings }: Pick<FastifyInstance, "settings">, user: UserRow) =>
  settings().settings.depositNeedsVerifiedEmail === true && !user.isEmailVerified;

/** Refuses whoever may not pay in: in this order, so that an exclusion is never hidden behind a form. */
export function requireOpenDeposits(app: FastifyInstance, request: FastifyRequest, user: UserRow): void {
  if (isExcluded(user))
    throw new HttpError(403, "user.self_exclusion.notice", "Your account is excluded: nothing can be paid in.", {
      data: { until: user.excludedUntil?.toISOString() },
    });
  requireServed(app, request, user.countryCode);
  requireAgreed(app, user);
  if (needsVerifiedEmail(app, user)) throw new HttpError(403, "user.email_not_verified", "Verify your e-mail address first.");
  requireIdentity(app.settings().settings, homeFrom(app.detectedPlace(request), user), user, "identityBeforeDeposit");
  requireRate(app, user.currencyCode);
}

export function requireDeposit(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow,
  name: Parameters<typeof namedMethod>[1],
): OfferedMethod {
  requireOpenDeposits(app, request, user);
  const offered = methodsOf(app, payingPlace(app, request, user.countryCode), user.currencyCode);
  const found = namedMethod(offered, name);
  if (!found) throw new HttpError(404, "payment.method_not_found", "There is no such way to pay here.");
  const fields = missingDetails(user, app.settings().settings);
  if (asksForDetails(found.method.name) && fields.length > 0)
    throw new HttpError(409, "profile.incomplete", "Some details are missing.", { data: { fields } });
  return found;
}
