import { type ComponentPropsWithRef, useId } from "react";
import { longestPassword, passwordDemands, passwordProblems } from "../../../../schemas/password";
import type { PasswordRules } from "../../../../schemas/settings";
import { useSettings, useT } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { PasswordInput } from "../../../kit/ui/form/PasswordInput";
import { CircleCheck } from "../../../kit/ui/icons";
import css from "./NewPasswordField.module.css";

interface Props extends Omit<ComponentPropsWithRef<"input">, "type" | "className"> {
  /** "Password" without one. */
  label?: string;
  problem?: string | undefined;
  /** What has been typed so far. */
  typed: string;
  /** The site's without any. */
  rules?: PasswordRules;
}

/** A password that is new: what it must have stands below and is ticked off while it is typed (C-5.43). */
export function NewPasswordField({ label, problem, typed, rules, ...input }: Props) {
  const t = useT();
  const settings = useSettings();
  const passwordRules = rules ?? settings.passwordRules;
  const rulesId = useId();
  const open = passwordProblems(typed, passwordRules);
  return (
    <div>
      <Field label={label ?? t("form.new_password")} problem={problem}>
        {(field) => (
          <PasswordInput
            {...field}
            aria-describedby={[field["aria-describedby"], rulesId].filter(Boolean).join(" ")}
            maxLength={longestPassword}
            autoComplete="new-password"
            {...input}
            showLabel={t("form.show_password")}
          />
        )}
      </Field>
      <ul id={rulesId} className={css.rules} aria-label={t("form.rules.label")}>
        {passwordDemands(passwordRules).map((rule) => (
          <li key={rule} data-done={!open.includes(rule)}>
            {!open.includes(rule) && <CircleCheck size={12} strokeWidth={2.5} aria-label={t("form.rules.done")} />}
            {t(`form.rules.${rule}`, { count: passwordRules.minLength })}
          </li>
        ))}
      </ul>
    </div>
  );
}
