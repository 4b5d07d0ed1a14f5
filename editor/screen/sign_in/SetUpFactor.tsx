import type { TFunction } from "i18next";
import { type ReactNode, useState } from "react";
import { confirmTwoFactor, startTwoFactor } from "../../../schemas/api/security";
import type { User } from "../../../schemas/user";
import type { AnswerOf } from "../../../src/kit/api/api";
import { Button } from "../../parts/Button";
import type { BackOffice } from "../../workplace/back_office";
import { CopyButton } from "./CopyButton";
import { factorProblem } from "./factor_problem";
import css from "./SignIn.module.css";

interface Props {
  backOffice: BackOffice;
  t: TFunction;
  user: User;
  /** It was demanded while somebody worked: their work stays behind this screen. */
  isAgain: boolean;
}

type Secret = AnswerOf<typeof startTwoFactor>["data"];
type Step = { name: "prove" } | { name: "scan"; secret: Secret } | { name: "keep"; codes: string[] };

/** Who works on a site that demands a second factor sets theirs up: who it is, the authenticator, the recovery codes. Then they go on. */
export function SetUpFactor({ backOffice, t, user, isAgain }: Props) {
  const [step, setStep] = useState<Step>({ name: "prove" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleSubmit(data: FormData) {
    setIsBusy(true);
    setProblem(null);
    try {
      await takeStep(data);
    } catch (error) {
      setProblem(t(factorProblem(error)));
    }
    setIsBusy(false);
  }

  async function takeStep(data: FormData) {
    if (step.name === "keep") return backOffice.goOn();
    if (step.name === "scan") {
      const body = { code: String(data.get("code")) };
      const { recoveryCodes } = (await backOffice.api.call(confirmTwoFactor, { body })).data;
      return setStep({ name: "keep", codes: recoveryCodes });
    }
    const body = user.hasPassword ? { password: String(data.get("password")) } : {};
    setStep({ name: "scan", secret: (await backOffice.api.call(startTwoFactor, { body })).data });
  }

  return (
    <main className={css.screen} data-again={isAgain}>
      <form
        className={css.card}
        aria-labelledby="factor-title"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit(new FormData(event.currentTarget));
        }}
      >
        <h1 id="factor-title">{t(step.name === "keep" ? "sign_in.factor.is_on" : "sign_in.factor.title")}</h1>
        {step.name === "prove" && <Prove t={t} user={user} />}
        {step.name === "scan" && <Scan t={t} secret={step.secret} />}
        {step.name === "keep" && <Keep t={t} codes={step.codes} email={user.email} />}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" look="fill" size="large" isDisabled={isBusy}>
          {t(submits[step.name])}
        </Button>
        {step.name !== "keep" && (
          <Button size="large" onClick={() => void backOffice.signOut().catch(() => backOffice.check())}>
            {t("sign_in.other_account")}
          </Button>
        )}
      </form>
    </main>
  );
}

const submits = { prove: "sign_in.factor.continue", scan: "sign_in.factor.confirm", keep: "sign_in.factor.saved" };

const Prove = ({ t, user }: { t: TFunction; user: User }) => (
  <>
    <p className={css.lead}>{t("sign_in.factor.lead")}</p>
    <p className={css.lead}>{t("sign_in.factor.explained")}</p>
    <input type="hidden" name="username" autoComplete="username" value={user.email} />
    {user.hasPassword && (
      <Labelled words={t("sign_in.factor.own_password")}>
        <input name="password" type="password" autoComplete="current-password" required maxLength={255} autoFocus />
      </Labelled>
    )}
  </>
);

const Scan = ({ t, secret: { secret, uri, qr } }: { t: TFunction; secret: Secret }) => (
  <>
    <ol className={css.steps}>
      <li>
        {t("sign_in.factor.scan")}
        <img className={css.qr} src={qr} width={184} height={184} alt={t("sign_in.factor.qr")} />
      </li>
      <li>
        {t("sign_in.factor.type_key")} <a href={uri}>{t("sign_in.factor.open_app")}</a>
        <code className={css.key}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        <CopyButton t={t} text={secret} words={t("sign_in.factor.copy_key")} />
      </li>
    </ol>
    <Labelled words={t("sign_in.factor.type_code")}>
      <input name="code" autoComplete="one-time-code" inputMode="numeric" spellCheck={false} maxLength={10} required autoFocus />
    </Labelled>
  </>
);

function Keep({ t, codes, email }: { t: TFunction; codes: string[]; email: string }) {
  const text = codes.join("\n");
  const file = `${t("sign_in.factor.file", { site: window.location.host, email })}\n\n${text}\n`;
  return (
    <>
      <p className={css.lead} role="status">
        {t("sign_in.factor.codes_made")} {t("sign_in.factor.codes_text")}
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.verbs}>
        <CopyButton t={t} text={text} words={t("sign_in.factor.copy_codes")} />
        <a
          className={css.download}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t("sign_in.factor.download")}
        </a>
      </div>
    </>
  );
}

const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <label className={css.field}>
    <span>{words}</span>
    {children}
  </label>
);
