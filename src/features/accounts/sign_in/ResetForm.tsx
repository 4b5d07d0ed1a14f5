import { type ReactNode, useRef, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { forgetPassword } from "../../../../schemas/api/recovery";
import type { forgetPasswordBody } from "../../../../schemas/sign_in_name";
import { useSettings, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { Button } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { laterResolver } from "../../../kit/ui/form/later_resolver";
import { CircleCheck } from "../../../kit/ui/icons";
import { useCaptcha } from "../captcha/use_captcha";
import { fieldIssues } from "./field_issues";
import { type NameKind, NameFields } from "./NameFields";
import { OutboxNote } from "./OutboxNote";
import { type Problem, problemOf } from "./problem_of";
import css from "./SignInForm.module.css";
import { useAutofill } from "./use_autofill";
import { useCalmFields } from "./use_calm_fields";
import { useProblemWords } from "./use_problem_words";

type Request = z.output<typeof forgetPasswordBody>;

const resolver = laterResolver<Request>(async () => (await import("./reset_rules")).checkRequest as Resolver<Request>);

interface Props {
  onOk: () => void;
  /** Below the form: the way back. */
  children?: ReactNode;
}

/** Asks for a link to a new password; what was sent is confirmed in its place (C-4.35, C-5.30 to C-5.32). */
export function ResetForm({ onOk, children }: Props) {
  const t = useT();
  const wordsOf = useProblemWords();
  const services = useServices();
  const { useSMSResetPassword } = useSettings();
  const [kind, setKind] = useState<NameKind>("email");
  const [sentBy, setSentBy] = useState<NameKind | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const captcha = useCaptcha();
  const autofill = useAutofill();
  const calm = useCalmFields();
  const { register, handleSubmit, control, setValue, setError, formState, resetField } = useForm({
    resolver,
    mode: "onTouched",
    shouldUnregister: true,
  });
  const values = useWatch({ control });

  function handleKind(next: NameKind) {
    for (const field of ["email", "phone", "phoneCode"] as const) resetField(field);
    setProblem(null);
    setKind(next);
  }

  async function send(body: Request) {
    if (isUnderWay.current || services.isCanvas) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const recaptchaToken = await captcha.token();
      await services.api.call(forgetPassword, {
        body: { ...body, isPhone: kind === "phone", ...(recaptchaToken && { recaptchaToken }) },
      });
      setSentBy(kind);
    } catch (error) {
      captcha.reset();
      const issues = fieldIssues(error);
      issues.forEach(([field, message], index) => setError(field as "email", { message }, { shouldFocus: index === 0 }));
      if (issues.length === 0) setProblem(problemOf(error));
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  if (sentBy) {
    return (
      <div className={css.done}>
        <CircleCheck size={40} />
        <p role="status">{t(`sign_in.reset.sent.${sentBy}`)}</p>
        <OutboxNote />
        <Button look="primary" isWide onClick={onOk} ref={focusOnce}>
          {t("sign_in.reset.ok")}
        </Button>
        {children}
      </div>
    );
  }
  return (
    <form
      className={css.form}
      noValidate
      method="post"
      onChange={() => setProblem(null)}
      onSubmit={(event) => void handleSubmit(send)(event)}
      {...autofill.attributes}
    >
      <p className={css.lead}>{t(`sign_in.reset.text.${kind}`)}</p>
      <NameFields
        kind={kind}
        onKind={useSMSResetPassword ? handleKind : undefined}
        register={(field) => calm(register(field))}
        problems={formState.errors}
        phoneCode={values.phoneCode ?? ""}
        setPhoneCode={(code) => setValue("phoneCode", code)}
      />
      {captcha.field}
      {problem && (
        <FormProblem closeLabel={t("form.dismiss")} onClose={() => setProblem(null)}>
          {wordsOf(problem)}
        </FormProblem>
      )}
      <Button
        type="submit"
        look="primary"
        isWide
        disabled={!formState.isValid && !autofill.isFilled}
        busy={isBusy && t("sign_in.reset.working")}
      >
        {t("sign_in.reset.submit")}
      </Button>
      {children}
    </form>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
