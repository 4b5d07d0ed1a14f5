import { signUp } from "../../../../schemas/api/registration";
import { numbersOf, type PersonalNumbers } from "../../../../schemas/personal_number";
import { generatePassword } from "../../../../schemas/password";
import { type DetailsForm, newsletterConsent, type ShortForm, termsConsent } from "../../../../schemas/registration";
import type { RegistrationMode } from "../../../../schemas/settings";
import type { Services } from "../../../kit/session/services";
import { invitationOf } from "../referral/invitation";

export interface Filled {
  mode: RegistrationMode;
  short: ShortForm;
  /** Null where the short form is all. */
  details: DetailsForm | null;
}

/** What was filled in as the call has it (C-3.31 to C-3.34): a mode sends what it asked for and nothing else. */
export function signUpPayload(
  { mode, short, details }: Filled,
  { timeZone, personalNumbers }: { timeZone: string; personalNumbers: PersonalNumbers | undefined },
) {
  const { email, phone, phoneCode, promocode, consents, ...rest } = short;
  const { phone: ownPhone, phoneCode: ownCode, cpf, consents: later, ...person } = details ?? { consents };
  const number = mode === "phone" ? { phone, phoneCode } : details && { phone: ownPhone, phoneCode: ownCode };
  return {
    ...rest,
    ...person,
    ...(mode === "1click" ? { use1ClickRegistration: true } : { emailPhoneRegistration: true }),
    ...(mode !== "phone" && email && { email }),
    ...(number?.phone && number),
    ...(promocode && { promocode }),
    ...(cpf && numbersOf(personalNumbers, details?.country ?? null).includes("cpf") && { cpf }),
    consents: { ...later, [termsConsent]: short.subscribe, [newsletterConsent]: short.newsLetter },
    timeZone,
  };
}

/** Opens an account. With one click its password is made here (C-4.40). Fails with `ApiError`. */
export async function sendSignUp(
  { api, settings, language, route }: Pick<Services, "api" | "settings" | "language" | "route">,
  filled: Filled,
  recaptchaToken: string | undefined,
) {
  const short = filled.mode === "1click" ? { ...filled.short, password: generatePassword(settings.passwordRules) } : filled.short;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const ref = invitationOf({ api, route });
  const { personalNumbers } = settings;
  const payload = {
    ...signUpPayload({ ...filled, short }, { timeZone, personalNumbers }),
    preferredLanguage: language,
    ref,
    recaptchaToken,
  };
  const { data } = await api.call(signUp, { body: payload });
  return { ...data, password: short.password };
}
