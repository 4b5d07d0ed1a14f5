import { Eye, EyeOff } from "../../ui/icons";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useT } from "../../session/hooks";
import { Button } from "../../ui/Button";
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
      <Field name="email" label={t("sign_in.email")} problem={problems.email && t(`sign_in.problems.${problems.email}`)}>
        {(field) => (
          <input {...field} type="email" autoComplete="username" inputMode="email" spellCheck={false} data-autofocus="" />
        )}
      </Field>
      <Field
        name="password"
        label={t("sign_in.password")}
        problem={problems.password && t(`sign_in.problems.${problems.password}`)}
      >
        {(field) => <PasswordInput {...field} />}
      </Field>
      {problems.form && (
        <p role="alert" className={css.alert}>
          {t(`sign_in.problems.${problems.form}`)}
        </p>
      )}
      <Button type="submit" look="primary" isWide busy={isBusy && t("sign_in.working")}>
        {t("sign_in.submit")}
      </Button>
    </form>
  );
}

interface FieldAttributes {
  id: string;
  name: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

function Field({
  name,
  label,
  problem,
  children,
}: {
  name: string;
  label: string;
  problem: string | undefined;
  children: (field: FieldAttributes) => ReactNode;
}) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, "aria-invalid": Boolean(problem), "aria-describedby": problem ? problemId : undefined })}
      {problem && (
        <p id={problemId} className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

function PasswordInput(field: FieldAttributes) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={css.password}>
      <input {...field} type={isShown ? "text" : "password"} autoComplete="current-password" maxLength={200} />
      <button
        type="button"
        aria-label={t("sign_in.show_password")}
        aria-pressed={isShown}
        onClick={() => setIsShown((before) => !before)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
