import type { ComponentProps } from "react";
import { useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Field } from "../../../src/kit/ui/form/Field";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import { PasswordInput } from "../../../src/kit/ui/form/PasswordInput";
import css from "./SecurityForm.module.css";
import type { useCallForm } from "./use_call_form";

export type Form = Omit<ReturnType<typeof useCallForm>, "submit" | "typed">;

/** The password that the account has, as proof that its owner sits here. */
export function OwnPassword({
  form,
  name,
  ...input
}: { form: Form; name: string } & Omit<ComponentProps<typeof PasswordInput>, "showLabel" | "form">) {
  const t = useT();
  return (
    <Field label={t("security.own_password")} problem={form.problemOf(name)}>
      {(field) => (
        <PasswordInput
          {...field}
          {...form.register(name)}
          {...input}
          autoComplete="current-password"
          showLabel={t("form.show_password")}
        />
      )}
    </Field>
  );
}

interface CodeProps {
  form: Form;
  label: string;
  hint?: string;
  /** A recovery code is taken too. */
  takesRecoveryCode?: boolean;
}

/** The code of this moment. */
export const CodeField = ({ form, label, hint, takesRecoveryCode = false }: CodeProps) => (
  <Field label={label} hint={hint} problem={form.problemOf("code")}>
    {(field) => (
      <input
        {...field}
        {...form.register("code")}
        className={css.code}
        autoComplete="one-time-code"
        inputMode={takesRecoveryCode ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    )}
  </Field>
);

interface EndProps {
  form: Form;
  submit: string;
  look?: "primary" | "danger";
  onClose: () => void;
}

/** What went wrong with the form as a whole, and its buttons. */
export function FormEnd({ form, submit, look = "primary", onClose }: EndProps) {
  const t = useT();
  return (
    <>
      {form.problem && <FormProblem>{form.problem}</FormProblem>}
      {form.isCanvas && <p className={css.muted}>{t("security.canvas")}</p>}
      <footer className={css.foot}>
        <Button onClick={onClose}>{t("security.cancel")}</Button>
        <Button type="submit" look={look} disabled={form.isCanvas || form.isInstead} busy={form.isBusy && t("security.working")}>
          {submit}
        </Button>
      </footer>
    </>
  );
}
