import { useMemo, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { resetPassword } from "../../../../schemas/api/recovery";
import { ApiError } from "../../../kit/api/api_error";
import { useSettings, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { becomeGuest } from "../../../kit/session/session_store";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { laterResolver } from "../../../kit/ui/form/later_resolver";
import { CircleAlert, CircleCheck } from "../../../kit/ui/icons";
import { NewPasswordField } from "../sign_up/NewPasswordField";
import { fieldIssues } from "./field_issues";
import { type Problem, problemOf } from "./problem_of";
import css from "./SignInForm.module.css";
import { useCalmFields } from "./use_calm_fields";
import { useProblemWords } from "./use_problem_words";

interface Props {
  /** Of the link that the form was opened by. */
  token: string;
  /** The link has no use any more; another one is wanted. */
  onAnother: () => void;
}

/** A new password for who has the link; all sessions end with the old one. */
export function NewPasswordForm({ token, onAnother }: Props) {
  const t = useT();
  const wordsOf = useProblemWords();
  const services = useServices();
  const { passwordRules, loginOff } = useSettings();
  const resolver = useMemo(
    () => laterResolver<{ password: string }>(async () => (await import("./reset_rules")).checkNewPassword(passwordRules)),
    [passwordRules],
  );
  const calm = useCalmFields();
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: { password: "" },
  });
  const { password: typed = "" } = useWatch({ control });
  const [outcome, setOutcome] = useState<"done" | "used" | "expired" | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function save({ password }: { password: string }) {
    if (isUnderWay.current || services.isCanvas) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await services.api.call(resetPassword, { body: { token, password } });
      services.accessToken.set(null);
      becomeGuest(services.session); // all sessions have ended, this browser's too
      setOutcome("done");
    } catch (error) {
      explain(error);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  function explain(error: unknown) {
    const { code } = error instanceof ApiError ? error : {};
    if (code === "token.used") return setOutcome("used");
    if (code === "token.expired") return setOutcome("expired");
    const message = fieldIssues(error).find(([field]) => field === "password")?.[1];
    if (message) setError("password", { message }, { shouldFocus: true });
    else setProblem(problemOf(error));
  }

  if (outcome) {
    const isDone = outcome === "done";
    const Icon = isDone ? CircleCheck : CircleAlert;
    return (
      <div className={css.done} data-state={outcome}>
        <Icon size={40} aria-hidden="true" />
        <p role="status">{t(`sign_in.new_password.${outcome}`)}</p>
        {!isDone && (
          <Button look="primary" isWide onClick={onAnother}>
            {t("sign_in.reset.submit")}
          </Button>
        )}
        {isDone && !loginOff && (
          <ButtonLink href="?modal=login" rel="nofollow" look="primary" isWide>
            {t("sign_in.submit")}
          </ButtonLink>
        )}
      </div>
    );
  }
  const wrong = formState.errors.password?.message;
  return (
    <form
      className={css.form}
      noValidate
      method="post"
      onChange={() => setProblem(null)}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <NewPasswordField
        label={t("sign_in.new_password.label")}
        typed={typed}
        problem={wrong && t(wrong, { count: passwordRules.minLength })}
        {...calm(register("password"))}
      />
      {problem && (
        <FormProblem closeLabel={t("form.dismiss")} onClose={() => setProblem(null)}>
          {wordsOf(problem)}
        </FormProblem>
      )}
      <Button
        type="submit"
        look="primary"
        isWide
        disabled={!formState.isValid}
        busy={isBusy && t("sign_in.new_password.working")}
      >
        {t("sign_in.new_password.submit")}
      </Button>
    </form>
  );
}
