import { type FormEvent, useState } from "react";
import { linkAccount } from "../../../../schemas/api/social";
import type { PasskeyQuestion } from "../../../../schemas/passkeys";
import { useApi, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { PasswordInput } from "../../../kit/ui/form/PasswordInput";
import { useFrame } from "../../../kit/ui/frame";
import css from "./SocialSignIn.module.css";
import type { StepProps } from "./step_props";
import { useStep } from "./use_step";

interface Props extends StepProps {
  /** The two belong together already; only the second factor is missing. */
  isLinked: boolean;
  /** What the account's passkeys are asked, where the second factor is asked at once. */
  passkey: PasskeyQuestion | null;
}

/** Proves that the account which has the address is one's own. */
export function LinkForm({ linkedAccountUuid, email, isLinked, passkey: firstQuestion, onSignedIn }: Props) {
  const t = useT();
  const api = useApi();
  const { submit, isBusy, problem, question, failPasskey } = useStep(onSignedIn, firstQuestion);
  const browser = useFrame()?.window;
  const [isCodeAsked, setIsCodeAsked] = useState(isLinked);
  const [isByPasskey, setIsByPasskey] = useState(false); // which of the two works, and keeps the focus
  const [missing, setMissing] = useState<"password" | "code" | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [password, twoFactorCode] = ["password", "code"].map((name) => String(data.get(name) ?? "").trim());
    const found = !isLinked && !data.get("password") ? "password" : isCodeAsked && !twoFactorCode ? "code" : null;
    setMissing(found);
    const focus = (name: string) => form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
    if (found) return focus(found);
    setIsByPasskey(false);
    const given = { ...(!isLinked && { password: String(data.get("password")) }), ...(twoFactorCode && { twoFactorCode }) };
    const code = await submit(() => api.call(linkAccount, { body: { linkedAccountUuid, ...given } }));
    if (code === "login.two_factor_required") setIsCodeAsked(true);
    else if (code !== null) focus(isCodeAsked ? "code" : password ? "password" : "code");
  }

  async function handlePasskey(form: HTMLFormElement | null, asked: PasskeyQuestion) {
    const password = form && String(new FormData(form).get("password") ?? "");
    if (!isLinked && !password) return setMissing("password");
    setMissing(null);
    const { signWithPasskey } = await import("../passkeys/device");
    const passkey = browser && (await signWithPasskey(browser, asked).catch(() => null));
    if (!passkey) return failPasskey();
    setIsByPasskey(true);
    await submit(() =>
      api.call(linkAccount, { body: { linkedAccountUuid, ...(!isLinked && password && { password }), passkey } }),
    );
  }

  return (
    <form className={css.step} noValidate method="post" onSubmit={(event) => void handleSubmit(event)}>
      <p>{t(isLinked ? "social.link.code_text" : "social.link.text", { email })}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {!isLinked && (
        <Field
          label={t("social.link.password")}
          problem={missing === "password" ? t("form.validation.password.required") : undefined}
        >
          {(field) => (
            <PasswordInput
              {...field}
              name="password"
              autoComplete="current-password"
              showLabel={t("form.show_password")}
              data-autofocus=""
            />
          )}
        </Field>
      )}
      {isCodeAsked && (
        <Field
          label={t("social.link.code")}
          hint={t("social.link.code_hint")}
          problem={missing === "code" ? t("form.validation.required") : undefined}
        >
          {(field) => (
            <input
              {...field}
              name="code"
              autoComplete="one-time-code"
              maxLength={40}
              spellCheck={false}
              autoFocus
              data-autofocus=""
            />
          )}
        </Field>
      )}
      {isCodeAsked && question && (
        <Button
          isWide
          disabled={isBusy && !isByPasskey}
          busy={isBusy && isByPasskey && t("social.working")}
          onClick={({ currentTarget }) => void handlePasskey(currentTarget.form, question)}
        >
          {t("social.link.passkey")}
        </Button>
      )}
      {problem && <FormProblem>{t(problem)}</FormProblem>}
      <Button
        type="submit"
        look="primary"
        isWide
        disabled={isBusy && isByPasskey}
        busy={isBusy && !isByPasskey && t("social.working")}
      >
        {t(isLinked ? "social.link.sign_in" : "social.link.submit")}
      </Button>
    </form>
  );
}
