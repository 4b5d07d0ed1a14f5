import { useQuery } from "@tanstack/react-query";
import { type ComponentPropsWithRef, useEffect } from "react";
import { useApi, useLanguage, useT, useViewer } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { FormTabs } from "../../../kit/ui/form/FormTabs";
import { countriesQuery } from "../phone/countries_query";
import { PhoneField } from "../phone/PhoneField";

export type NameKind = "email" | "phone";
type NameField = "email" | "phone" | "phoneCode";

interface Props {
  kind: NameKind;
  /** Without it there is no choice. */
  onKind?: ((kind: NameKind) => void) | undefined;
  /** What ties a control to the form; called only for those that are shown. */
  register: (field: NameField) => Omit<ComponentPropsWithRef<"input">, "type"> & ComponentPropsWithRef<"select">;
  problems: { [Name in NameField]?: { message?: string } | undefined };
  phoneCode: string;
  setPhoneCode: (code: string) => void;
}

/** What an account is known by: an e-mail address, or a phone number with its calling code (C-4.30, C-5.32). */
export function NameFields({ kind, onKind, ...fields }: Props) {
  const t = useT();
  const shown = kind === "email" ? <EmailField {...fields} /> : <OwnPhoneField {...fields} />;
  if (!onKind) return shown;
  const tabs = (["email", "phone"] as const).map((name) => ({ name, words: t(`sign_in.by.${name}`) }));
  return (
    <FormTabs label={t("sign_in.by.label")} tabs={tabs} value={kind} onChange={onKind}>
      {shown}
    </FormTabs>
  );
}

type FieldProps = Omit<Props, "kind" | "onKind">;

function EmailField({ register, problems }: FieldProps) {
  const t = useT();
  return (
    <Field label={t("sign_in.email")} problem={problems.email?.message && t(problems.email.message)}>
      {(field) => (
        <input
          {...field}
          {...register("email")}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          data-autofocus=""
        />
      )}
    </Field>
  );
}

/** Begins with the code of the country that the visitor is in. */
function OwnPhoneField({ register, problems, phoneCode, setPhoneCode }: FieldProps) {
  const t = useT();
  const { country } = useViewer();
  const { data } = useQuery(countriesQuery(useApi(), useLanguage()));
  const own = data?.countries.find(({ code }) => code === country)?.phoneCode;
  useEffect(() => {
    if (own && phoneCode === "") setPhoneCode(own);
  }, [own, phoneCode, setPhoneCode]);
  return (
    <PhoneField
      code={register("phoneCode")}
      chosenCode={phoneCode}
      number={register("phone")}
      codeProblem={problems.phoneCode?.message && t(problems.phoneCode.message)}
      numberProblem={problems.phone?.message && t(problems.phone.message)}
    />
  );
}
