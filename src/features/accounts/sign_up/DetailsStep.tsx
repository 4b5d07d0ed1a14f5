import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { latestBirthDate } from "../../../../schemas/birth_date";
import { formatCpf } from "../../../../schemas/cpf";
import { numbersOf } from "../../../../schemas/personal_number";
import { asksForPhone, type DetailsForm } from "../../../../schemas/registration";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { useFrame } from "../../../kit/ui/frame";
import { ChevronLeft } from "../../../kit/ui/icons";
import { PhoneField } from "../phone/PhoneField";
import { demandsOf, detailsRules, otherConsents, type RuleContext } from "./form_rules";
import { ofCountry } from "./initial_values";
import { isFilled } from "./is_filled";
import css from "./SignUp.module.css";
import { useFieldProblems } from "./use_field_problems";
import { ConsentChecks } from "./Consents";
import { CountryField } from "./CountryField";

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
  const { mode, settings, choices, today } = context;
  const form = useForm<DetailsForm>({ defaultValues: values, resolver: detailsRules(context) });
  const { register, subscribe, control, setValue, formState } = form;
  const problemOf = useFieldProblems(form, problems);
  const [isBirthHintShown, setBirthHintShown] = useBirthHint();
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    return subscribe({
      formState: { values: true },
      callback({ values, name }) {
        changed.current(values);
        if (name && ofAddress.includes(name) && values.dateOfBirth === "") setBirthHintShown(true);
      },
    });
  }, [subscribe, setBirthHintShown]);
  const root = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>("[name=firstName]")?.focus(), []); // as in use_field_problems.ts

  const asksPhone = asksForPhone(mode, settings);
  const others = otherConsents(choices);
  const { personalNumbers } = context;
  const current = { ...values, ...useWatch({ control }) } as DetailsForm; // every field is registered or preset
  const isComplete = isFilled(current, { asksPhone, consents: others, personalNumbers });
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
      <CountryField
        field={register("country")}
        chosen={current.country}
        countries={choices.countries}
        problem={problemOf("country")}
        onChoose={(code) => {
          const { phoneCode } = ofCountry(code, choices);
          if (phoneCode) setValue("phoneCode", phoneCode);
        }}
      />
      {numbersOf(personalNumbers, current.country).includes("cpf") && <CpfField form={form} problem={problemOf("cpf")} />}
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
          <ConsentChecks consents={others} register={register} problemOf={problemOf} />
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

/** Whether the hint at the date of birth is shown: for a while, from when it is asked for. */
function useBirthHint() {
  const frame = useFrame();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown || !frame) return;
    const timer = frame.window.setTimeout(() => setShown(false), hintTime);
    return () => frame.window.clearTimeout(timer);
  }, [isShown, frame]);
  return [isShown, setShown] as const;
}

/** The personal number, written as it is read. */
function CpfField({ form: { register, setValue }, problem }: { form: UseFormReturn<DetailsForm>; problem: string | undefined }) {
  const t = useT();
  return (
    <Field label={t("sign_up.cpf")} problem={problem}>
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
  );
}
