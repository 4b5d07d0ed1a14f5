import { useQuery } from "@tanstack/react-query";
import type { ComponentPropsWithRef } from "react";
import { useApi, useLanguage, useT } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { countriesQuery } from "./countries_query";
import css from "./PhoneField.module.css";

interface Props {
  /** Of the select: what `register("phoneCode")` answers. */
  code: ComponentPropsWithRef<"select">;
  /** The calling code that is chosen, in digits. */
  chosenCode: string;
  /** Of the input: what `register("phone")` answers. */
  number: ComponentPropsWithRef<"input">;
  codeProblem?: string | undefined;
  numberProblem?: string | undefined;
}

/** A calling code, each of them once (C-5.46), and the national number. */
export function PhoneField({ code, chosenCode, number, codeProblem, numberProblem }: Props) {
  const t = useT();
  const { data } = useQuery(countriesQuery(useApi(), useLanguage()));
  const countries = data?.countries.filter(({ isMainOfCode }) => isMainOfCode);
  const chosen = countries?.find(({ phoneCode }) => phoneCode === chosenCode);
  return (
    <div className={css.phone}>
      <Field label={t("form.phone_code")} problem={codeProblem}>
        {(field) => (
          <div className={css.code}>
            {countries ? (
              <select {...field} {...code} autoComplete="tel-country-code">
                <option value="">{t("form.choose")}</option>
                {countries.map(({ code: country, name, phoneCode }) => (
                  <option key={country} value={phoneCode ?? ""}>
                    {`${name} (+${phoneCode})`}
                  </option>
                ))}
              </select>
            ) : (
              <select {...field} disabled />
            )}
            <span className={css.shown} aria-hidden="true">
              {chosen && <img src={chosen.flag} width={18} height={18} alt="" />}
              {chosenCode && `+${chosenCode}`}
            </span>
          </div>
        )}
      </Field>
      <Field label={t("form.phone")} problem={numberProblem}>
        {(field) => (
          <input
            {...field}
            {...number}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={40}
            spellCheck={false}
          />
        )}
      </Field>
    </div>
  );
}
