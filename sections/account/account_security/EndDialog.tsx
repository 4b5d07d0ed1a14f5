import { endOtherSessions, endSession, type SessionEntry } from "../../../schemas/api/security";
import { ApiError } from "../../../src/kit/api/api_error";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import css from "./SecurityForm.module.css";
import { problemKey } from "./use_call_form";
import { useDeviceName } from "./use_device_name";

interface Props {
  what: SessionEntry | "others";
  onClose: () => void;
  onEnded: () => void;
}

/** Asks before somebody is signed out elsewhere. */
export default function EndDialog({ what, onClose, onEnded }: Props) {
  const t = useT();
  const api = useApi();
  const { isCanvas } = useServices();
  const nameOf = useDeviceName();
  const ending = useSingleMutation({
    mutationFn: async () => {
      if (what === "others") await api.call(endOtherSessions, { body: {} });
      else await api.call(endSession, { body: { id: what.id } }).catch(ignoreGone);
    },
    onSuccess: onEnded,
  });
  const words = what === "others" ? t("security.sessions.end_others") : t("security.sessions.end_one");
  return (
    <Dialog title={words} closeLabel={t("security.close")} onClose={onClose}>
      <div className={css.form}>
        <p>{what === "others" ? t("security.sessions.ask_others") : t("security.sessions.ask_one", { name: nameOf(what) })}</p>
        {ending.isError && <FormProblem>{t(problemKey(ending.error))}</FormProblem>}
        {isCanvas && <p className={css.muted}>{t("security.canvas")}</p>}
        <footer className={css.foot}>
          <Button onClick={onClose} data-autofocus="">
            {t("security.cancel")}
          </Button>
          <Button
            look="danger"
            disabled={isCanvas}
            busy={ending.isPending && t("security.working")}
            onClick={() => ending.mutate()}
          >
            {words}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}

/** A session that ended meanwhile is what was wanted. */
function ignoreGone(error: unknown) {
  if (!(error instanceof ApiError && error.code === "session.not_found")) throw error;
}
