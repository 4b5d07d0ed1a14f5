import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteSelfTest,
  getSelfTest,
  selfTestQuestions,
  takeSelfTest,
  type SelfTest as Result,
} from "../../../schemas/api/self_test";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { LifeBuoy } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import type { SectionProps } from "../../define_section";
import { Choices } from "../Choices";
import { LimitCard, LimitsPending } from "../LimitCard";
import limits from "../Limits.module.css";
import { selfTestQuery } from "./queries";
import type { Props } from "./schema";
import css from "./SelfTest.module.css";

const points = [0, 1, 2, 3] as const;

/** Nine questions about one's own play, and what came of them: for the player alone. */
export function SelfTest({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const api = useApi();
  const { session } = useViewer();
  const known = useQuery({ ...selfTestQuery({ api }), enabled: session === "user" });
  const [isAgain, setAgain] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const ref = isMoved ? focusIt : null; // what was pressed is gone
  const move = (again: boolean) => {
    setMoved(true);
    setAgain(again);
  };
  if (session === "guest") return <section {...root} hidden />;
  const result = known.data?.selfTest;
  return (
    <section {...root}>
      <LimitCard icon={<LifeBuoy />} title={text(props.title) || t("limits.self_test.title")} text={t("limits.self_test.text")}>
        {!known.data ? (
          <LimitsPending isError={known.isError} onRetry={() => void known.refetch()} />
        ) : result && !isAgain ? (
          <Answer ref={ref} result={result} onAgain={() => move(true)} onRemove={() => move(false)} />
        ) : (
          <Questions ref={ref} onDone={() => move(false)} />
        )}
      </LimitCard>
    </section>
  );
}

const focusIt = (place: HTMLElement | null) => place?.focus();
type Place = { ref: typeof focusIt | null };

/** By number, from 1 on. */
const questions = Array.from({ length: selfTestQuestions }, (_, index) => index + 1);

function Questions({ ref, onDone }: Place & { onDone: () => void }) {
  const t = useT();
  const api = useApi();
  const client = useQueryClient();
  const { isCanvas } = useServices();
  const [answers, setAnswers] = useState<readonly (number | null)[]>(() => Array<null>(selfTestQuestions).fill(null));
  const given = answers.filter((answer) => answer !== null);
  const take = useSingleMutation({
    mutationFn: () => api.call(takeSelfTest, { body: { answers: given } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [getSelfTest.path] });
      onDone();
    },
  });
  const answer = (question: number, value: number) =>
    setAnswers((before) => before.map((each, index) => (index === question - 1 ? value : each)));
  return (
    <form
      ref={ref}
      tabIndex={-1}
      className={css.questions}
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length === selfTestQuestions && !isCanvas) take.mutate();
      }}
    >
      {questions.map((question) => (
        <fieldset key={question}>
          <legend>{t(`limits.self_test.questions.${question}`)}</legend>
          <Choices
            name={`question_${question}`}
            values={points}
            chosen={answers[question - 1]}
            wordsOf={(point) => t(`limits.self_test.answers.${point}`)}
            onChoose={(point) => answer(question, point)}
          />
        </fieldset>
      ))}
      <p className={limits.muted} role="status">
        {t("limits.self_test.open", { count: given.length })}
      </p>
      {take.isError && <ErrorBox>{t("limits.self_test.failed")}</ErrorBox>}
      <Button
        type="submit"
        look="primary"
        disabled={given.length < selfTestQuestions || isCanvas}
        busy={take.isPending && t("limits.working")}
      >
        {t("limits.self_test.submit")}
      </Button>
      <p className={limits.muted}>{t("limits.self_test.private")}</p>
    </form>
  );
}

function Answer({ ref, result, onAgain, onRemove }: Place & { result: Result; onAgain: () => void; onRemove: () => void }) {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const client = useQueryClient();
  const addressOf = usePageAddress();
  const remove = useSingleMutation({
    mutationFn: () => api.call(deleteSelfTest, { body: {} }),
    onSuccess: async () => {
      onRemove();
      await client.invalidateQueries({ queryKey: [getSelfTest.path] });
    },
  });
  return (
    <div ref={ref} tabIndex={-1} className={css.questions} role="status">
      <p className={css.result}>
        <strong>{t("limits.self_test.score", { score: result.score })}</strong>
        {t(`limits.self_test.results.${result.result}`)}
      </p>
      <p className={limits.muted}>
        {t("limits.self_test.taken")} <Moment at={result.takenAt} language={language} options={{ dateStyle: "long" }} />.{" "}
        {t("limits.self_test.private")}
      </p>
      {remove.isError && <ErrorBox>{t("limits.self_test.failed")}</ErrorBox>}
      <div className={css.ways}>
        <ButtonLink href={addressOf("limits")}>{t("limits.table.title")}</ButtonLink>
        <ButtonLink href={addressOf("responsible_gaming")}>{t("limits.breaks.help.title")}</ButtonLink>
        <Button onClick={onAgain}>{t("limits.self_test.again")}</Button>
        <Button onClick={() => remove.mutate()} busy={remove.isPending && t("limits.working")}>
          {t("limits.self_test.delete")}
        </Button>
      </div>
    </div>
  );
}
