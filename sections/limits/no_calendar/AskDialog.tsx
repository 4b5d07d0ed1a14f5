import type { UseMutationResult } from "@tanstack/react-query";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import css from "../Limits.module.css";

interface Props {
  change: UseMutationResult<unknown, Error, boolean>;
  onClose: () => void;
}

/** Asks before the reward calendar goes (C-4.63). */
export default function AskDialog({ change, onClose }: Props) {
  const t = useT();
  return (
    <Dialog title={t("limits.calendar.ask")} closeLabel={t("limits.close")} onClose={onClose}>
      <div className={css.form}>
        <p>{t("limits.calendar.ask_text")}</p>
        {change.isError && <ErrorBox>{t("message.limit_update_error.text")}</ErrorBox>}
        <div className={css.ways}>
          <Button onClick={onClose}>{t("limits.cancel")}</Button>
          <Button
            look="primary"
            busy={change.isPending && t("limits.working")}
            onClick={() => change.mutate(true)}
            data-autofocus=""
          >
            {t("limits.calendar.confirm")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
