import { useId, useRef, useState } from "react";
import { useT } from "../../../../kit/session/hooks";
import { Field } from "../../../../kit/ui/form/Field";

const emailRule = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The e-mail address that a method asks for, beginning with the one that is known of it. */
export function useEmail(known: string | null, isAsked: boolean) {
  const [value, setValue] = useState(known ?? "");
  const [isTouched, setTouched] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem = !isAsked
    ? null
    : value.trim() === ""
      ? "required"
      : emailRule.test(value.trim()) && value.length <= 255
        ? null
        : "invalid";
  return {
    value,
    setValue,
    input,
    shownProblem: isTouched ? problem : null,
    touch: () => setTouched(true),
    /** True where it is wrong; then the focus is there. */
    refuse() {
      setTouched(true);
      if (problem !== null) input.current?.focus();
      return problem !== null;
    },
  };
}

export function EmailField({
  email,
  isSkrill,
  method,
}: {
  email: ReturnType<typeof useEmail>;
  isSkrill: boolean;
  method: string;
}) {
  const t = useT();
  const name = useId();
  return (
    <Field
      label={isSkrill ? t("cashier.form.skrill") : t("cashier.form.email", { method })}
      hint={t("cashier.form.email_hint")}
      problem={email.shownProblem ? t(`cashier.form.email_${email.shownProblem}`) : undefined}
    >
      {(field) => (
        <input
          {...field}
          ref={email.input}
          name={name}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          value={email.value}
          onChange={({ target }) => email.setValue(target.value)}
          onBlur={email.touch}
        />
      )}
    </Field>
  );
}
