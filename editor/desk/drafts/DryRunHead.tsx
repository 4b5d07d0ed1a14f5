import { useState } from "react";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import own from "./drafts.module.css";
import type { Topic } from "./topics";

/** What came of trying the content that is edited, and whether it is still that content. */
export function useDryRun<Run>(content: Record<string, unknown>, send: (content: Record<string, unknown>) => Promise<Run>) {
  const { t } = useDesk();
  const [state, setState] = useState<{ run: Run; of: unknown } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start() {
    setIsBusy(true);
    setProblem(null);
    try {
      setState({ run: await send(content), of: content });
    } catch (error) {
      setProblem(t(failureKey(error)));
    }
    setIsBusy(false);
  }
  return { run: state?.run, isOld: state !== null && state.of !== content, isBusy, problem, start };
}

/** The button that tries what is edited on yesterday, and what is to be said about it. */
export function DryRunHead({ topic, dryRun }: { topic: Topic; dryRun: ReturnType<typeof useDryRun> }) {
  const { t } = useDesk();
  const { run, isOld, isBusy, problem, start } = dryRun;
  return (
    <>
      <h2>{t(`${topic}.try.title`)}</h2>
      <p className={css.plain}>{t(`${topic}.try.lead`)}</p>
      <span>
        <Button look={run ? "line" : "fill"} size="large" isDisabled={isBusy} onClick={() => void start()}>
          {t(isBusy ? "promotion.try.busy" : run ? "promotion.try.again" : "promotion.try.verb")}
        </Button>
      </span>
      {isOld && <p className={own.law}>{t(`${topic}.try.changed`)}</p>}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
