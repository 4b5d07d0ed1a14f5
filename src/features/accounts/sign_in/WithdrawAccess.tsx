import { type FormEvent, useId, useState } from "react";
import { openWithdrawal, sendWithdrawalCode } from "../../../../schemas/api/users";
import { ApiError } from "../../../kit/api/api_error";
import { useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button } from "../../../kit/ui/Button";
import { Field } from "../../../kit/ui/form/Field";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { useFrame } from "../../../kit/ui/frame";
import { OutboxNote } from "./OutboxNote";
import css from "./SignInForm.module.css";

type Problem = "code" | "expired" | "over" | "channel" | "too_many" | "failed";

/** The way of who is on a break to their balance: a code, where the second factor was not given, then an hour for the withdrawal (D-44). */
export function WithdrawAccess({ ticket }: { ticket: string }) {
  const t = useT();
  const { api, isCanvas } = useServices();
  const frame = useFrame();
  const title = useId();
  const withdraw = usePageAddress()("withdraw");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function attempt(step: () => Promise<void>) {
    if (isBusy || isCanvas) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await step();
    } catch (error) {
      setProblem(problemOf(error));
      setIsBusy(false);
    }
  }
  const enter = async (given?: string) => {
    await api.call(openWithdrawal, { body: { ticket, ...(given && { code: given }) } });
    frame?.window.location.assign(withdraw); // another shell than the one that this page has
  };
  const handleBegin = () =>
    void attempt(async () => {
      const { data } = await api.call(sendWithdrawalCode, { body: { ticket } });
      if (!data.isCodeNeeded) return enter();
      setSentTo(data.sentTo);
      setIsBusy(false);
    });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) void attempt(() => enter(code.replaceAll(/\s/g, "")));
  }
  const isComplete = /^\d{6}$/.test(code.replaceAll(/\s/g, ""));

  if (sentTo === null) {
    return (
      <div className={`${css.form} ${css.withdraw}`}>
        {problem && <FormProblem>{t(`sign_in.withdraw.problems.${problem}`)}</FormProblem>}
        <Button isWide busy={isBusy && t("sign_in.withdraw.working")} onClick={handleBegin}>
          {t("sign_in.withdraw.button")}
        </Button>
      </div>
    );
  }
  return (
    <form className={`${css.form} ${css.withdraw}`} noValidate method="post" aria-labelledby={title} onSubmit={handleSubmit}>
      <p className={css.lead} id={title} role="status">
        {t("sign_in.withdraw.sent", { address: sentTo })}
      </p>
      <OutboxNote />
      <Field label={t("sign_in.withdraw.code")}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            className={css.code}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setProblem(null);
            }}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
          />
        )}
      </Field>
      {problem && <FormProblem>{t(`sign_in.withdraw.problems.${problem}`)}</FormProblem>}
      <Button type="submit" look="primary" isWide disabled={!isComplete} busy={isBusy && t("sign_in.withdraw.working")}>
        {t("sign_in.withdraw.button")}
      </Button>
    </form>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "break.code_wrong") return "code";
  if (code === "break.ticket_expired") return "expired";
  if (code === "break.ended") return "over";
  if (code === "break.no_channel") return "channel";
  return error instanceof ApiError && error.status === 429 ? "too_many" : "failed";
}
