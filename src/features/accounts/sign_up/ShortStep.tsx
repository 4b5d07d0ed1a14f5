import { type ReactNode, useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
  isShortFormFinal,
  newsletterConsent,
  passwordRulesWith,
  type ShortForm,
  termsConsent,
} from "../../../../schemas/registration";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { PhoneField } from "../phone/PhoneField";
import { Check, ConsentText, ConsentChecks } from "./Consents";
import { demandsOf, otherConsents, type RuleContext, shortRules } from "./form_rules";
import { ofCountry } from "./initial_values";
import { NewPasswordField } from "./NewPasswordField";
import css from "./SignUp.module.css";
import { useFieldProblems } from "./use_field_problems";
import { CountryField } from "./CountryField";

interface Props {
  context: RuleContext;
  values: ShortForm;
  /** What the server found wrong. */
  problems: Record<string, string>;
  /** Goes into the form above its button. */
  notes: ReactNode;
  isBusy: boolean;
  onChange: (values: ShortForm) => void;
  onSubmit: (values: ShortForm) => Promise<void>;
}

/** The first step: who, from where, in which money, and the terms (C-3.31, C-5.33). */
export function ShortStep({ context, values, problems, notes, isBusy, onChange, onSubmit }: Props) {
  const t = useT();
  const { mode, settings, choices } = context;
  const form = useForm<ShortForm>({ defaultValues: values, resolver: shortRules(context) });
  const { register, subscribe, control, setValue, formState } = form;
  const { phoneCode, password, countryCode } = useWatch({ control });
  const passwordRules = passwordRulesWith(settings.passwordRules, demandsOf(choices, countryCode ?? ""));
  const problemOf = useFieldProblems(form, problems, passwordRules.minLength);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    return subscribe({ formState: { values: true }, callback: ({ values }) => changed.current(values) });
  }, [subscribe]);
  const isFinal = isShortFormFinal(mode, settings);

  function handleCountry(code: string) {
    const { phoneCode, currencyCode } = ofCountry(code, choices);
    if (phoneCode) setValue("phoneCode", phoneCode);
    if (currencyCode) setValue("currencyCode", currencyCode);
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      {mode === "1click" && <p className={css.lead}>{t("sign_up.one_click")}</p>}
      {mode === "phone" ? (
        <PhoneField
          code={register("phoneCode")}
          chosenCode={phoneCode ?? ""}
          number={register("phone")}
          codeProblem={problemOf("phoneCode")}
          numberProblem={problemOf("phone")}
        />
      ) : (
        <Field
          label={mode === "1click" ? t("sign_up.email_optional") : t("sign_up.email")}
          hint={mode === "1click" ? t("sign_up.email_hint") : undefined}
          problem={problemOf("email")}
        >
          {(field) => (
            <input
              {...field}
              {...register("email")}
              type="email"
              autoComplete="email"
              inputMode="email"
              spellCheck={false}
              maxLength={254}
              data-autofocus=""
            />
          )}
        </Field>
      )}
      {mode !== "1click" && (
        <NewPasswordField
          {...register("password")}
          typed={password ?? ""}
          problem={problemOf("password")}
          rules={passwordRules}
        />
      )}
      <div className={css.pair}>
        <CountryField
          field={register("countryCode")}
          chosen={countryCode ?? ""}
          countries={choices.countries}
          problem={problemOf("countryCode")}
          onChoose={handleCountry}
        />
        <Field label={t("sign_up.currency")} problem={problemOf("currencyCode")}>
          {(field) => (
            <select {...field} {...register("currencyCode")} autoComplete="transaction-currency">
              {choices.currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${code} – ${name}`}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <details className={css.more} open={values.promocode !== "" || undefined}>
        <summary>{t("sign_up.promocode_ask")}</summary>
        <Field label={t("sign_up.promocode")} problem={problemOf("promocode")}>
          {(field) => <input {...field} {...register("promocode")} autoComplete="off" spellCheck={false} maxLength={60} />}
        </Field>
      </details>
      <div className={css.checks}>
        <Check {...register("newsLetter")}>
          <ConsentText name={newsletterConsent} consent={choices.consents[newsletterConsent]} />
        </Check>
        <Check {...register("subscribe")} problem={problemOf("subscribe")} required>
          <ConsentText name={termsConsent} consent={choices.consents[termsConsent]} />
        </Check>
        {isFinal && <ConsentChecks consents={otherConsents(choices)} register={register} problemOf={problemOf} />}
      </div>
      {notes}
      <Button type="submit" look="primary" isWide busy={(isBusy || formState.isSubmitting) && t("sign_up.working")}>
        {t(isFinal ? "sign_up.submit" : "sign_up.next")}
      </Button>
    </form>
  );
}
