import { useEffect, useId, useRef } from "react";
import { useSettings, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { SocialSignIn } from "../social_sign_in/SocialSignIn";
import { Credentials } from "./Credentials";
import { DetailsStep } from "./DetailsStep";
import type { Choices } from "./initial_values";
import { ModeTabs } from "./ModeTabs";
import { ShortStep } from "./ShortStep";
import css from "./SignUp.module.css";
import { useChoices } from "./use_choices";
import { useSignUp } from "./use_sign_up";

interface Props {
  onSignedIn?: () => void;
  /** Credentials are shown, once; `leave` goes on with the new account. */
  onCredentials?: (leave: () => void) => void;
  onSaved?: () => void;
  /** Somebody wanted to leave without having saved them. */
  isWarned?: boolean;
}

/** Opening an account: the ways to do so, the short form and the details (C-2.27), or that none is opened (C-2.28). */
export default function SignUp(props: Props) {
  const t = useT();
  const { isRestrictedRegistration } = useSettings();
  const { choices, isError, retry } = useChoices();
  if (isRestrictedRegistration) {
    return (
      <div className={css.message}>
        <p>{t("sign_up.restricted.text")}</p>
      </div>
    );
  }
  if (choices) return <Registration {...props} choices={choices} />;
  if (!isError) return <div className={css.pending} role="status" aria-label={t("sign_up.loading")} />;
  return (
    <div className={css.message} role="alert">
      <p>{t("sign_up.problems.unreachable")}</p>
      <Button onClick={retry}>{t("sign_up.retry")}</Button>
    </div>
  );
}

function Registration({ choices, onSignedIn, onCredentials, onSaved, isWarned = false }: Props & { choices: Choices }) {
  const t = useT();
  const { loginOff } = useSettings();
  const panelId = useId();
  const signUp = useSignUp(choices, { onSignedIn, onCredentials });
  const root = useRef<HTMLDivElement>(null);
  const isInDialog = onCredentials !== undefined;
  useEffect(() => {
    if (isInDialog) root.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(); // the dialog was there before its form
  }, [isInDialog]);
  const { stage, mode, modes, context, failure, isBusy, short, details, credentials } = signUp;

  if (stage === "opened") return <p role="status">{t("sign_up.opened")}</p>;
  if (stage === "held") {
    return (
      <div className={css.message} role="status">
        <h3>{t("sign_up.held.title")}</h3>
        <p>{t("sign_up.held.text")}</p>
      </div>
    );
  }
  if (stage === "credentials" && credentials) {
    return <Credentials {...credentials} isWarned={isWarned} onSaved={() => onSaved?.()} onLeave={signUp.leave} />;
  }
  const words = failure && (failure.message ?? (failure.key && t(failure.key)));
  const notes = (
    <>
      {words && (
        <FormProblem closeLabel={t("form.dismiss")} onClose={signUp.dismiss}>
          {words}
        </FormProblem>
      )}
      {signUp.captchaField}
    </>
  );
  const step = { context, notes, isBusy, problems: failure?.fields ?? none };
  if (stage === 2 && details) {
    return (
      <DetailsStep
        {...step}
        values={details}
        onChange={(values) => signUp.remember({ details: values })}
        onBack={signUp.back}
        onSubmit={signUp.submitDetails}
      />
    );
  }
  return (
    <>
      {modes.length > 1 && <ModeTabs modes={modes} chosen={mode} panelId={panelId} onChoose={signUp.chooseMode} />}
      <div ref={root} {...(modes.length > 1 && { id: panelId, role: "tabpanel", "aria-labelledby": `${panelId}-${mode}` })}>
        <ShortStep
          key={mode}
          {...step}
          values={short}
          onChange={(values) => signUp.remember({ short: values })}
          onSubmit={signUp.submitShort}
        />
      </div>
      <SocialSignIn onSignedIn={() => onSignedIn?.()} />
      {!loginOff && (
        <p className={css.foot}>
          {t("sign_up.have_account")} <a href="?modal=login">{t("shell.log_in")}</a>
        </p>
      )}
    </>
  );
}

const none: Record<string, string> = {};
