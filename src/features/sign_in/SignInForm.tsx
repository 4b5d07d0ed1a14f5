import type { FormEvent } from "react";
import { useT } from "../../session/hooks";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/form/Field";
import { FormProblem } from "../../ui/form/FormProblem";
import { PasswordInput } from "../../ui/form/PasswordInput";
import css from "./SignInForm.module.css";
import { useSignIn } from "./use_sign_in";

/** E-mail and password; what is wrong stands under its field, what failed above the button (C-7.19). */
export default function SignInForm({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const { submit, isBusy, problems } = useSignIn(onDone);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const field = await submit(String(data.get("email")).trim(), String(data.get("password")));
    if (field) form.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  }

  return (
    <form className={css.form} noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t("sign_in.email")} problem={problems.email && t(`sign_in.problems.${problems.email}`)}>
        {(field) => (
          <input
            {...field}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            data-autofocus=""
          />
        )}
      </Field>
      <Field label={t("sign_in.password")} problem={problems.password && t(`sign_in.problems.${problems.password}`)}>
        {(field) => (
          <PasswordInput {...field} name="password" autoComplete="current-password" showLabel={t("form.show_password")} />
        )}
      </Field>
      {problems.form && <FormProblem>{t(`sign_in.problems.${problems.form}`)}</FormProblem>}
      <Button type="submit" look="primary" isWide busy={isBusy && t("sign_in.working")}>
        {t("sign_in.submit")}
      </Button>
    </form>
  );
}
