import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { getCurrencies } from "../../../../schemas/api/countries";
import { socialSignUp } from "../../../../schemas/api/social";
import type { RegistrationConsent } from "../../../../schemas/settings";
import { useLanguage, useSettings, useT, useText, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { countriesQuery } from "../phone/countries_query";
import { invitationOf } from "../referral/invitation";
import css from "./SocialSignIn.module.css";
import type { StepProps } from "./step_props";
import { useStep } from "./use_step";

/** Opens an account for who has none: where they live, what money they play with, and what they agree to. */
export function TermsForm({ linkedAccountUuid, email, onSignedIn }: StepProps) {
  const t = useT();
  const services = useServices();
  const { api } = services;
  const locale = useLanguage();
  const viewer = useViewer();
  const { registrationConsents, defaultCurrency } = useSettings();
  const { submit, isBusy, problem } = useStep(onSignedIn);
  const countries = useQuery(countriesQuery(api, locale)).data?.countries;
  const currencies = useQuery({ ...api.query(getCurrencies, { query: { locale } }), staleTime: Infinity }).data?.currencies;
  const [chosen, setChosen] = useState<{ country?: string; currency?: string }>({});
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());

  const served = countries?.filter(({ isServed }) => isServed);
  const isChoice = (code: string | null) => served?.some((one) => one.code === code) ?? false;
  const country = chosen.country ?? (isChoice(viewer.country) ? viewer.country : null) ?? "";
  const local = countries?.find(({ code }) => code === country)?.currencyCode;
  const currency =
    chosen.currency ?? (currencies?.some(({ code }) => code === local) ? local : defaultCurrency) ?? defaultCurrency;

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const consents = Object.fromEntries(registrationConsents.map(({ key }) => [key, data.has(key)]));
    const found = new Set([
      ...(country ? [] : ["country"]),
      ...registrationConsents.filter(({ key, isMandatory }) => isMandatory && !consents[key]).map(({ key }) => key),
    ]);
    setMissing(found);
    const [first] = found;
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    const ref = invitationOf(services);
    const body = { linkedAccountUuid, consents, countryCode: country, currencyCode: currency, ...(ref && { ref }) };
    await submit(() => api.call(socialSignUp, { body }));
  }

  return (
    <form className={css.step} noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
      <p>{t("social.terms.text", { email })}</p>
      <div className={css.pair}>
        <Field label={t("social.terms.country")} problem={missing.has("country") ? t("form.validation.required") : undefined}>
          {(field) => (
            <select
              {...field}
              name="country"
              autoComplete="country"
              value={country}
              disabled={!countries}
              onChange={(event) => setChosen({ country: event.target.value })}
            >
              <option value="">{t("form.choose")}</option>
              {served?.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t("social.terms.currency")}>
          {(field) => (
            <select
              {...field}
              name="currency"
              value={currency}
              disabled={!currencies}
              onChange={(event) => setChosen({ ...chosen, currency: event.target.value })}
            >
              {currencies?.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${name} (${code})`}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={css.consents}>
        {registrationConsents.map((consent) => (
          <Consent key={consent.key} consent={consent} isMissing={missing.has(consent.key)} />
        ))}
      </div>
      {problem && <FormProblem>{t(problem)}</FormProblem>}
      <Button type="submit" look="primary" isWide busy={isBusy && t("social.working")}>
        {t("social.terms.submit")}
      </Button>
    </form>
  );
}

/** Those that the site has words of its own for. */
const known = new Set(["terms_and_conditions_acceptance", "newsletter_subscription"]);

function Consent({ consent, isMissing }: { consent: RegistrationConsent; isMissing: boolean }) {
  const { key, text, url, defaultValue } = consent;
  const t = useT();
  const textIn = useText();
  const id = `social-consent-${key}`;
  return (
    <div className={css.consent}>
      <input
        id={id}
        type="checkbox"
        name={key}
        defaultChecked={defaultValue}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-note` : undefined}
      />
      <label htmlFor={id}>
        {text ? textIn(text) : t(known.has(key) ? `social.consents.${key}` : "social.consents.other")}{" "}
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {t("social.terms.read")}
          </a>
        )}
      </label>
      {isMissing && <p id={`${id}-note`}>{t("form.validation.consent.required")}</p>}
    </div>
  );
}
