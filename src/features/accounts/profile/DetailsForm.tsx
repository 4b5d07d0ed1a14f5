import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import type { Language } from "../../../../schemas/language";
import type { VisitorSettings } from "../../../../schemas/market_demands";
import { numbersOf } from "../../../../schemas/personal_number";
import type { User } from "../../../../schemas/user";
import { lastAdultBirthday } from "../../../../schemas/age";
import { useLanguage, useSettings, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { countryName } from "../../../kit/ui/country_name";
import { Field, type FieldAttributes } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { PasswordInput } from "../../../kit/ui/form/PasswordInput";
import { CircleCheck } from "../../../kit/ui/icons";
import { languageNames } from "../../../kit/ui/language_names";
import css from "./DetailsForm.module.css";
import { PhoneField } from "../phone/PhoneField";
import { type DetailField, detailFields, type DetailValues, detailValues, lockOf } from "./detail_values";
import { useDetailsForm } from "./use_details_form";
import { useUnsavedWarning } from "./use_unsaved_warning";

interface Props {
  user: User;
  fields: readonly DetailField[];
  /** Shown, and not to be changed here. */
  readOnly?: readonly DetailField[];
  /** Which form it is, where it is not the profile's own (C-7.11). */
  updateFrom?: string;
  /** What the button says, where saving is not all that it does. */
  saveLabel?: string;
}

const groups = {
  person: ["firstName", "lastName", "dateOfBirth", "country", "cpf"],
  contact: ["email", "phone"],
  address: ["address", "zipCode", "city"],
  site: ["nickname", "preferredLanguage", "skrillEmail", "newsLetter", "ghostMode"],
} as const satisfies Record<string, readonly DetailField[]>;

type TextField = Exclude<DetailField, "country" | "phone" | "preferredLanguage" | "newsLetter" | "ghostMode">;

/** What browsers and password managers know each field by. */
const attributes: Record<TextField, React.ComponentProps<"input">> = {
  firstName: { autoComplete: "given-name", autoCapitalize: "words" },
  lastName: { autoComplete: "family-name", autoCapitalize: "words" },
  dateOfBirth: { type: "date", autoComplete: "bday", min: "1900-01-02" },
  cpf: { inputMode: "numeric", autoComplete: "off", placeholder: "000.000.000-00" },
  email: { type: "email", autoComplete: "email", inputMode: "email", spellCheck: false },
  address: { autoComplete: "street-address" },
  zipCode: { autoComplete: "postal-code" },
  city: { autoComplete: "address-level2" },
  nickname: { autoComplete: "nickname", spellCheck: false },
  skrillEmail: { type: "email", autoComplete: "off", inputMode: "email", spellCheck: false },
};
const isText = (field: DetailField): field is TextField => field in attributes;

/** Whether there is such a detail of somebody from their country. */
const isOf = ({ countryCode }: User, { personalNumbers }: Pick<VisitorSettings, "personalNumbers">, field: DetailField) =>
  field === "cpf" ? numbersOf(personalNumbers, countryCode).includes(field) : field !== "country" || countryCode !== null;

/** What somebody tells about themselves, in groups; only what was changed is sent (C-5.19 to C-5.22, C-7.11). */
export function DetailsForm({ user, fields, readOnly = [], updateFrom, saveLabel }: Props) {
  const t = useT();
  const settings = useSettings();
  const values = detailValues(user, settings);
  const shown = detailFields.filter((field) => fields.includes(field) && isOf(user, settings, field));
  const lockedBy = (field: DetailField) => lockOf(field, user, values) ?? (readOnly.includes(field) ? "here" : null);
  const editable = shown.filter((field) => !lockedBy(field));
  const { form, submit, needsPassword, problem, isSaved } = useDetailsForm({ user, fields: editable, updateFrom });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting, t("profile.leave"));

  const part = { user, form, shown, lockedBy };
  const names = Object.keys(groups) as (keyof typeof groups)[];
  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void submit(event)}>
      {names
        .filter((name) => groups[name].some((field) => shown.includes(field)))
        .map((name) => (
          <Group key={name} legend={t(`profile.groups.${name}`)}>
            {groups[name]
              .filter((field) => shown.includes(field))
              .map((field) => (
                <DetailInput key={field} field={field} {...part} />
              ))}
            {name === "contact" && needsPassword && (
              <Field
                label={t("profile.password")}
                hint={t("profile.password_hint")}
                problem={errors.password?.message && t(errors.password.message)}
              >
                {(field) => (
                  <PasswordInput
                    {...field}
                    {...form.register("password")}
                    autoComplete="current-password"
                    showLabel={t("form.show_password")}
                  />
                )}
              </Field>
            )}
          </Group>
        ))}
      {problem && <FormProblem>{problem}</FormProblem>}
      {editable.length > 0 && (
        <div className={css.foot}>
          <p role="status" className={css.saved}>
            {isSaved && (
              <>
                <CircleCheck size={18} aria-hidden="true" />
                {t("profile.saved")}
              </>
            )}
          </p>
          <Button type="submit" look="primary" busy={isSubmitting && t("profile.saving")}>
            {saveLabel ?? t("profile.save")}
          </Button>
        </div>
      )}
    </form>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{legend}</legend>
    <div className={css.fields}>{children}</div>
  </fieldset>
);

interface InputProps {
  field: DetailField;
  user: User;
  form: ReturnType<typeof useDetailsForm>["form"];
  lockedBy: (field: DetailField) => string | null;
}

function DetailInput({ field, user, form, lockedBy }: InputProps) {
  const t = useT();
  const language = useLanguage();
  const lock = lockedBy(field);
  const { errors } = form.formState;
  const problemOf = (name: keyof DetailValues) => (errors[name]?.message ? t(errors[name].message, { count: 255 }) : undefined);
  const label = t(`profile.fields.${field}`);
  const hint = lock && lock !== "here" ? t(`profile.locked.${lock}`) : hintOf(field, user, t);

  if (field === "newsLetter" || field === "ghostMode") return <Switch field={field} form={form} isLocked={lock !== null} />;
  if (field === "phone" && lock === null) return <Phone form={form} problemOf={problemOf} />;
  if (field === "preferredLanguage") {
    return (
      <Field label={label} hint={hint} problem={problemOf(field)}>
        {(attached) => <LanguageChoice attached={attached} form={form} isLocked={lock !== null} />}
      </Field>
    );
  }
  const input = (
    <Field label={label} hint={hint} problem={isText(field) ? problemOf(field) : undefined}>
      {(attached) =>
        isText(field) ? (
          <input
            {...attached}
            {...attributes[field]}
            {...(field === "dateOfBirth" && { max: lastAdultBirthday(), suppressHydrationWarning: true })}
            {...form.register(field)}
            readOnly={lock !== null}
          />
        ) : (
          <input {...attached} readOnly suppressHydrationWarning value={shownOf(field, user, language) ?? ""} />
        )
      }
    </Field>
  );
  return field === "address" ? <div className={css.wide}>{input}</div> : input;
}

/** What can only be read. */
const shownOf = (field: DetailField, { countryCode, phone, phoneCode }: User, language: Language) =>
  field === "country" ? countryName(countryCode ?? "", language) : phone && `+${phoneCode} ${phone}`;

function Phone({ form, problemOf }: Pick<InputProps, "form"> & { problemOf: (name: keyof DetailValues) => string | undefined }) {
  const code = useWatch({ control: form.control, name: "phoneCode" });
  return (
    <PhoneField
      code={form.register("phoneCode")}
      chosenCode={code}
      number={form.register("phone")}
      codeProblem={problemOf("phoneCode")}
      numberProblem={problemOf("phone")}
    />
  );
}

function hintOf(field: DetailField, { email, isEmailVerified }: User, t: ReturnType<typeof useT>) {
  if (field === "email") return email && t(isEmailVerified ? "profile.hints.verified" : "profile.hints.unverified");
  return field === "nickname" || field === "skrillEmail" ? t(`profile.hints.${field}`) : undefined;
}

function LanguageChoice({
  attached,
  form,
  isLocked,
}: Pick<InputProps, "form"> & { attached: FieldAttributes; isLocked: boolean }) {
  const t = useT();
  const { languages } = useSettings();
  return (
    <select
      {...attached}
      {...(isLocked
        ? { disabled: true, defaultValue: form.getValues("preferredLanguage") ?? "" }
        : form.register("preferredLanguage", { setValueAs: (value: string) => value || null }))}
    >
      <option value="">{t("profile.any_language")}</option>
      {languages.map((code) => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  );
}

function Switch({ field, form, isLocked }: Pick<InputProps, "form"> & { field: "newsLetter" | "ghostMode"; isLocked: boolean }) {
  const t = useT();
  const id = useId();
  return (
    <div className={css.switch}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-hint`}
        {...(isLocked ? { disabled: true, defaultChecked: form.getValues(field) } : form.register(field))}
      />
      <label htmlFor={id}>{t(`profile.fields.${field}`)}</label>
      <p id={`${id}-hint`}>{t(`profile.hints.${field}`)}</p>
    </div>
  );
}
