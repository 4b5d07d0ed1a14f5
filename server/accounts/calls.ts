import { captchaRoutes } from "./captcha/routes";
import { countryRoutes } from "./countries/routes";
import { onboardingRoutes } from "./onboarding/routes";
import { profileRoutes } from "./profile/routes";
import { pushRoutes } from "./push/routes";
import { recoveryRoutes } from "./recovery/routes";
import { consentRoutes } from "./registration/consent_routes";
import { registrationRoutes } from "./registration/routes";
import { reviewRoutes } from "./reviews/routes";
import { passkeyRoutes } from "./security/passkey_routes";
import { securityRoutes } from "./security/routes";
import { twoFactorRoutes } from "./security/two_factor_routes";
import { identityRoutes } from "./social/identity_routes";
import { socialRoutes } from "./social/routes";
import { socialSignInPages } from "./social/sign_in_pages";
import { staffRoutes } from "./staff/routes";
import { userRoutes } from "./users/routes";
import { withdrawalSessionRoutes } from "./users/withdrawal_routes";

/** Calls of accounts: signing in and up, profile, security, staff. */
export const accountsCalls = [
  userRoutes,
  withdrawalSessionRoutes,
  recoveryRoutes,
  staffRoutes,
  reviewRoutes,
  captchaRoutes,
  socialRoutes,
  identityRoutes,
  socialSignInPages,
  securityRoutes,
  twoFactorRoutes,
  passkeyRoutes,
  pushRoutes,
  onboardingRoutes,
  profileRoutes,
  countryRoutes,
  registrationRoutes,
  consentRoutes,
];
