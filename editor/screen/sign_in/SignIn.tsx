import type { TFunction } from "i18next";
import { LogIn } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../src/api/api_error";
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

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setIsBusy(true);
    setProblem(null);
    try {
      const code = String(data.get("code") ?? "").replace(/\s/g, "");
      await backOffice.signIn(String(data.get("email")), String(data.get("password")), code || undefined);
    } catch (error) {
      const isFirstStep = error instanceof ApiError && error.code === "login.two_factor_required";
      if (isFirstStep) setIsCodeAsked(true);
      else setProblem(t(problemKey(error)));
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
