import type { TFunction } from "i18next";
import { KeyRound, LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PasskeyAnswer, PasskeyQuestion } from "../../../schemas/passkeys";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import type { BackOffice } from "../../workplace/back_office";
import css from "./SignIn.module.css";

interface Props {
  backOffice: BackOffice;
  t: TFunction;
  /** The session ended while somebody worked: their work stays behind this screen. */
  isAgain?: boolean;
  email?: string | undefined;
}

/** Opens a session of the back office. */
export function SignIn({ backOffice, t, isAgain = false, email = "" }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  /** What a device can sign in the place of a code; each is answered once. */
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const twoFactorCode = String(new FormData(event.currentTarget).get("code") ?? "").replace(/\s/g, "");
    void signIn(event.currentTarget, twoFactorCode ? { twoFactorCode } : {});
  }

  async function handlePasskey(form: HTMLFormElement | null, asked: PasskeyQuestion) {
    setProblem(null);
    const { signWithPasskey } = await import("../../../src/features/accounts/passkeys/device");
    const passkey = await signWithPasskey(window, asked).catch(() => null);
    if (!passkey) setProblem(t("sign_in.passkey_failed"));
    else if (form) await signIn(form, { passkey });
  }

  async function signIn(form: HTMLFormElement, factor: { twoFactorCode?: string; passkey?: PasskeyAnswer }) {
    const data = new FormData(form);
    setIsBusy(true);
    setProblem(null);
    try {
      await backOffice.signIn(String(data.get("email")), String(data.get("password")), factor);
    } catch (error) {
      if (error instanceof ApiError && error.code?.startsWith("login.two_factor"))
        setQuestion((error.data as { passkey?: PasskeyQuestion | null } | null)?.passkey ?? null);
      const isFirstStep = error instanceof ApiError && error.code === "login.two_factor_required";
      if (isFirstStep) setIsCodeAsked(true);
      else setProblem(t(factor.passkey ? "sign_in.passkey_failed" : problemKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <main className={css.screen} data-again={isAgain}>
      <form className={css.card} onSubmit={handleSubmit} aria-labelledby="sign-in-title">
        <img className={css.logo} src="/logos/foyer.svg" alt="" width={32} height={32} />
        <h1 id="sign-in-title">{t(isAgain ? "sign_in.again_title" : "sign_in.title")}</h1>
        <p className={css.lead}>{t(isAgain ? "sign_in.again_lead" : "sign_in.lead")}</p>
        <label className={css.field}>
          <span>{t("sign_in.email")}</span>
          <input name="email" type="email" autoComplete="username" required defaultValue={email} autoFocus={email === ""} />
        </label>
        <label className={css.field}>
          <span>{t("sign_in.password")}</span>
          <input name="password" type="password" autoComplete="current-password" required autoFocus={email !== ""} />
        </label>
        {isCodeAsked && (
          <label className={css.field}>
            <span>{t("sign_in.code")}</span>
            <input
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              required
              autoFocus
            />
          </label>
        )}
        {isCodeAsked && question && (
          <Button
            size="large"
            isDisabled={isBusy}
            onClick={({ currentTarget }) => void handlePasskey(currentTarget.form, question)}
          >
            <KeyRound size={16} aria-hidden="true" />
            {t("sign_in.passkey")}
          </Button>
        )}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="fill" size="large" isDisabled={isBusy}>
          <LogIn size={16} aria-hidden="true" />
          {t("sign_in.submit")}
        </Button>
      </form>
    </main>
  );
}

function problemKey(error: unknown) {
  const { status, code } = error instanceof ApiError ? error : { status: 0 };
  if (code === "login.two_factor_wrong") return "sign_in.wrong_code";
  if (code === "captcha.failed") return "sign_in.captcha";
  if (code === "user.suspended") return "sign_in.suspended";
  if (code?.startsWith("user.self_exclusion")) return "sign_in.excluded";
  if (status === 0) return "sign_in.unreachable";
  if (status === 429) return "sign_in.too_many";
  return status >= 500 ? "sign_in.broken" : "sign_in.wrong";
}
