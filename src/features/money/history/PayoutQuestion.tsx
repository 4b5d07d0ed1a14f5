import { useId, useState } from "react";
import { answerWithdrawQuestion, type WithdrawRequest } from "../../../../schemas/api/payments/withdrawals";
import { isOver } from "../../../../schemas/payment_states";
import { ApiError } from "../../../kit/api/api_error";
import { useApi, useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { Button } from "../../../kit/ui/Button";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { Moment } from "../../../kit/ui/Moment";
import css from "./PayoutQuestion.module.css";
import { useLivePayments } from "./use_live_payments";

type Question = NonNullable<WithdrawRequest["question"]>;

/** What the house asks about a withdrawal, which waits for the answer; afterwards both, to be read again. */
export function PayoutQuestion({ request }: { request: WithdrawRequest }) {
  const t = useT();
  const { question, state, withdrawRequestId } = request;
  if (!question) return null;
  const isWaiting = question.answer === null && !isOver(state);
  return (
    <section className={css.question} data-waiting={isWaiting || undefined} aria-label={t("payout.question.title")}>
      <h4>{t("payout.question.title")}</h4>
      <p className={css.said}>{question.text}</p>
      {question.answer !== null ? (
        <Answered question={question} />
      ) : (
        isWaiting && <AnswerForm key={question.askedAt} question={question} withdrawRequestId={withdrawRequestId} />
      )}
    </section>
  );
}

function Answered({ question: { answer, answeredAt } }: { question: Question }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <h5>
        {t("payout.question.your_answer")}
        {answeredAt && (
          <Moment
            at={answeredAt}
            language={language}
            options={{ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }}
          />
        )}
      </h5>
      <p className={css.said} data-private="">
        {answer}
      </p>
    </>
  );
}

function AnswerForm({ question: { askedAt }, withdrawRequestId }: { question: Question; withdrawRequestId: number }) {
  const t = useT();
  const api = useApi();
  const { isCanvas } = useServices();
  const refresh = useLivePayments();
  const id = useId();
  const [answer, setAnswer] = useState("");
  const sending = useSingleMutation({
    mutationFn: () => api.call(answerWithdrawQuestion, { body: { withdrawRequestId, askedAt, answer: answer.trim() } }),
    onSettled: refresh,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim()) sending.mutate();
      }}
    >
      <p>{t("payout.question.waits")}</p>
      <label htmlFor={id}>{t("payout.question.your_answer")}</label>
      <textarea
        id={id}
        required
        rows={3}
        maxLength={2_000}
        data-private=""
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {sending.isError && <FormProblem>{t(problemKey(sending.error))}</FormProblem>}
      {isCanvas && <p>{t("payout.canvas")}</p>}
      <Button type="submit" look="primary" isWide disabled={isCanvas} busy={sending.isPending && t("payout.question.sending")}>
        {t("payout.question.send")}
      </Button>
    </form>
  );
}

function problemKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "payment.no_question") return "payout.question.gone";
  return code === "network.unreachable" ? "payout.problems.unreachable" : "payout.question.failed";
}
