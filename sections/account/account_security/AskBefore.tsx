import { useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import css from "./SecurityForm.module.css";
import { problemKey } from "./use_call_form";

interface Props {
  title: string;
  question: string;
  verb: string;
  work: { isPending: boolean; error: Error | null; mutate: () => void };
  onClose: () => void;
}

/** Asks before something that is not undone; what went wrong is said in the dialog. */
export function AskBefore({ title, question, verb, work, onClose }: Props) {
  const t = useT();
  const { isCanvas } = useServices();
  return (
    <Dialog title={title} closeLabel={t("security.close")} onClose={onClose}>
      <div className={css.form}>
        <p>{question}</p>
        {work.error && <FormProblem>{t(problemKey(work.error))}</FormProblem>}
        {isCanvas && <p className={css.muted}>{t("security.canvas")}</p>}
        <footer className={css.foot}>
          <Button onClick={onClose} data-autofocus="">
            {t("security.cancel")}
          </Button>
          <Button look="danger" disabled={isCanvas} busy={work.isPending && t("security.working")} onClick={() => work.mutate()}>
            {verb}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
