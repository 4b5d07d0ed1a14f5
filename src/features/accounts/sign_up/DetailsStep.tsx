import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { latestBirthDate } from "../../../../schemas/birth_date";
import { formatCpf } from "../../../../schemas/cpf";
import { asksForPhone, type DetailsForm } from "../../../../schemas/registration";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { useFrame } from "../../../kit/ui/frame";
import { ChevronLeft } from "../../../kit/ui/icons";
import { PhoneField } from "../phone/PhoneField";
import { Check, ConsentText } from "./Consents";
import { CountryOptions } from "./CountryOptions";
import { demandsOf, detailsRules, otherConsents, type RuleContext } from "./form_rules";
import { ofCountry } from "./initial_values";
import { isFilled } from "./is_filled";
import css from "./SignUp.module.css";
import { useFieldProblems } from "./use_field_problems";

interface Props {
  context: RuleContext;
  values: DetailsForm;
  problems: Record<string, string>;
  notes: ReactNode;
  isBusy: boolean;
  onChange: (values: DetailsForm) => void;
  onBack: () => void;
  onSubmit: (values: DetailsForm) => Promise<void>;
}

const ofAddress = ["address", "city", "zipCode", "country"];
const hintTime = 5_000;

/** The second step: who it is, where they live, and what they agree to (C-3.32, C-2.27). */
export function DetailsStep({ context, values, problems, notes, isBusy, onChange, onBack, onSubmit }: Props) {
  const t = useT();
  const frame = useFrame();
  const { mode, settings, choices, today } = context;
  const form = useForm<DetailsForm>({ defaultValues: values, resolver: detailsRules(context) });
  const { register, subscribe, control, setValue, formState } = form;
  const problemOf = useFieldProblems(form, problems);
  const [isBirthHintShown, setIsBirthHintShown] = useState(false);
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback({ values, name }) {
        changed.current(values);
        if (name && ofAddress.includes(name) && values.dateOfBirth === "") setIsBirthHintShown(true);
      },
    });
  }, [subscribe]);
  useEffect(() => {
    if (!isBirthHintShown || !frame) return;
    const timer = frame.window.setTimeout(() => setIsBirthHintShown(false), hintTime);
    return () => frame.window.clearTimeout(timer);
  }, [isBirthHintShown, frame]);
  const root = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>("[name=firstName]")?.focus(), []); // as in use_field_problems.ts

  const asksPhone = asksForPhone(mode, settings);
  const others = otherConsents(choices);
  const current = { ...values, ...useWatch({ control }) } as DetailsForm; // every field is registered or preset
  const isComplete = isFilled(current, { asksPhone, consents: others });
  const country = register("country");
  const latest = latestBirthDate(today, demandsOf(choices, current.country).minimumAge);

  const text = (name: "firstName" | "lastName" | "address" | "city" | "zipCode", autoComplete: string) => (
    <Field label={t(`sign_up.${name}`)} problem={problemOf(name)}>
      {(field) => <input {...field} {...register(name)} autoComplete={autoComplete} maxLength={255} />}
    </Field>
  );

  return (
    <form ref={root} className={css.form} noValidate method="post" onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <p className={css.step}>
        <button type="button" className={css.back} onClick={onBack}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t("sign_up.back")}
        </button>
        {t("sign_up.step", { step: 2, of: 2 })}
      </p>
      <div className={css.pair}>
        {text("firstName", "given-name")}
        {text("lastName", "family-name")}
      </div>
      <Field label={t("sign_up.dateOfBirth")} problem={problemOf("dateOfBirth")}>
        {(field) => (
          <input {...field} {...register("dateOfBirth")} type="date" autoComplete="bday" min="1900-01-02" max={latest} />
        )}
      </Field>
      <div role="status">{isBirthHintShown && <p className={css.hint}>{t("sign_up.birth_hint")}</p>}</div>
      {text("address", "street-address")}
      <div className={css.pair}>
        {text("zipCode", "postal-code")}
        {text("city", "address-level2")}
      </div>
      <Field label={t("sign_up.country")} problem={problemOf("country")}>
        {(field) => (
          <select
            {...field}
            {...country}
            autoComplete="country"
            onChange={(event) => {
              const { phoneCode } = ofCountry(event.target.value, choices);
              if (phoneCode) setValue("phoneCode", phoneCode);
              void country.onChange(event);
            }}
          >
            <CountryOptions countries={choices.countries} chosen={current.country} />
          </select>
        )}
      </Field>
      {current.country === "BR" && (
        <Field label={t("sign_up.cpf")} problem={problemOf("cpf")}>
          {(field) => (
            <input
              {...field}
              {...register("cpf", { onChange: ({ target }) => setValue("cpf", formatCpf((target as HTMLInputElement).value)) })}
              inputMode="numeric"
              autoComplete="off"
              placeholder="000.000.000-00"
            />
          )}
        </Field>
      )}
      {asksPhone && (
        <PhoneField
          code={register("phoneCode")}
          chosenCode={current.phoneCode}
          number={register("phone")}
          codeProblem={problemOf("phoneCode")}
          numberProblem={problemOf("phone")}
        />
      )}
      {Object.keys(others).length > 0 && (
        <div className={css.checks}>
          {Object.entries(others).map(([name, consent]) => (
            <Check
              key={name}
              {...register(`consents.${name}` as FieldPath<DetailsForm>)}
              problem={problemOf(`consents.${name}`)}
              required={consent.isMandatory}
            >
              <ConsentText name={name} consent={consent} />
            </Check>
          ))}
        </div>
      )}
      {notes}
      <Button
        type="submit"
        look="primary"
        isWide
        disabled={!isComplete}
        busy={(isBusy || formState.isSubmitting) && t("sign_up.working")}
      >
        {t("sign_up.submit")}
      </Button>
    </form>
  );
}
