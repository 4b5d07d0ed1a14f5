import { useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import type { loginBody } from "../../../../schemas/sign_in_name";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { laterResolver } from "../../../kit/ui/form/later_resolver";
import { PasswordInput } from "../../../kit/ui/form/PasswordInput";
import { useCaptcha } from "../captcha/use_captcha";
import { SocialSignIn } from "../social_sign_in/SocialSignIn";
import { fieldIssues } from "./field_issues";
import { HindranceNotice } from "./HindranceNotice";
import { type NameKind, NameFields } from "./NameFields";
import css from "./SignInForm.module.css";
import { TwoFactorForm } from "./TwoFactorForm";
import { useAutofill } from "./use_autofill";
import { useCalmFields } from "./use_calm_fields";
import { useLogin } from "./use_login";
import { WithdrawAccess } from "./WithdrawAccess";
import { useProblemWords } from "./use_problem_words";

interface Props {
  onDone?: () => void;
}

type Login = z.output<typeof loginBody>;

const resolver = laterResolver<Login>(async () => (await import("./login_rules")).checkLogin as Resolver<Login>);

/** E-mail address or phone number and password, then the second factor of accounts that have one (C-7.19, C-5.27 to C-5.29). */
export default function SignInForm({ onDone }: Props) {
  const t = useT();
  const wordsOf = useProblemWords();
  const [kind, setKind] = useState<NameKind>("email");
  const calm = useCalmFields();
  const { register, handleSubmit, control, setValue, setError, formState, resetField } = useForm<Login>({
    resolver,
    mode: "onTouched",
    shouldUnregister: true,
  });
  const autofill = useAutofill();
  const captcha = useCaptcha();
  const login = useLogin({
    captchaToken: captcha.token,
    onFailed: (error) => {
      captcha.reset();
      fieldIssues(error).forEach(([field, message], index) =>
        setError(field as "email", { message }, { shouldFocus: index === 0 }),
      );
    },
    onDone,
  });
  const values = useWatch({ control });
  const name =
    kind === "email" ? { email: values.email ?? "" } : { phone: values.phone ?? "", phoneCode: values.phoneCode ?? "" };
  const isComplete = isFilledIn({ ...name, password: values.password });
  const { password } = formState.errors;

  function handleKind(next: NameKind) {
    for (const field of ["email", "phone", "phoneCode"] as const) resetField(field);
    login.clear();
    setKind(next);
  }

  return (
    <>
      {login.isCodeAsked && (
        <TwoFactorForm
          problem={login.problem && wordsOf(login.problem)}
          isBusy={login.isBusy}
          onSubmit={login.submitCode}
          onPasskey={login.submitPasskey}
          onBack={login.leaveCode}
          onEdit={login.clear}
        />
      )}
      <form
        className={css.form}
        hidden={login.isCodeAsked}
        noValidate
        method="post"
        onChange={login.clear}
        onSubmit={(event) => void handleSubmit((body) => login.submit(body))(event)}
        {...autofill.attributes}
      >
        <NameFields
          kind={kind}
          onKind={handleKind}
          register={(field) => calm(register(field))}
          problems={formState.errors}
          phoneCode={values.phoneCode ?? ""}
          setPhoneCode={(code) => setValue("phoneCode", code)}
        />
        <Field label={t("sign_in.password")} problem={password?.message && t(password.message)}>
          {(field) => (
            <PasswordInput
              {...field}
              {...calm(register("password"))}
              autoComplete="current-password"
              showLabel={t("form.show_password")}
            />
          )}
        </Field>
        <a className={css.forgot} href="?modal=login&view=reset" rel="nofollow">
          {t("sign_in.forgot")}
        </a>
        {login.hindrance && <HindranceNotice hindrance={login.hindrance} />}
        {login.problem && !login.isCodeAsked && <FormProblem>{wordsOf(login.problem)}</FormProblem>}
        {captcha.field}
        <Button
          type="submit"
          look="primary"
          isWide
          disabled={!isComplete && !autofill.isFilled}
          busy={login.isBusy && t("sign_in.working")}
        >
          {t("sign_in.submit")}
        </Button>
      </form>
      {login.hindrance?.kind === "excluded" && login.hindrance.ticket && <WithdrawAccess ticket={login.hindrance.ticket} />}
      {!login.isCodeAsked && <SocialSignIn onSignedIn={() => onDone?.()} />}
    </>
  );
}

const addressLike = /^\S+@\S+\.\S{2,}$/;
const longest = 255;

/** Whether the form can be sent as far as it can be told without its rules, which come when a field is left (C-5.29). */
function isFilledIn({ email, phone, phoneCode, password }: Partial<Login>): boolean {
  const isNamed = email === undefined ? /\d/.test(phone ?? "") && /\d/.test(phoneCode ?? "") : addressLike.test(email.trim());
  return isNamed && [email, phone, phoneCode].every((value = "") => value.length <= longest) && isPassword(password);
}

const isPassword = (password = "") => password !== "" && password.length <= longest;
