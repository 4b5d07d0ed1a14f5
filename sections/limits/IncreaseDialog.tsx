import type { UseMutationResult } from "@tanstack/react-query";
import { ErrorBox } from "../../src/features/common/error_box/ErrorBox";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import { Button } from "../../src/kit/ui/Button";
import { Dialog } from "../../src/kit/ui/Dialog";
import { Moment } from "../../src/kit/ui/Moment";
import css from "./Limits.module.css";

interface Props {
  /** What was asked for, what holds now and what is used of it, in words. */
  wanted: string;
  current: string;
  used: string;
  requestedAt: string;
  answer: UseMutationResult<unknown, Error, boolean>;
  onClose: () => void;
}

/** When the waiting is over, the player is asked once more; yes and no look alike. */
export default function IncreaseDialog({ wanted, current, used, requestedAt, answer, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const { isCanvas } = useServices();
  const say = (accept: boolean) => answer.isPending || answer.mutate(accept, { onSuccess: onClose });
  const busy = (accept: boolean) => answer.isPending && answer.variables === accept && t("limits.working");
  return (
    <Dialog title={t("limits.increase.title", { limit: wanted })} closeLabel={t("limits.close")} onClose={onClose}>
      <div className={css.form}>
        <p className={css.muted}>{t("limits.increase.text")}</p>
        <dl className={css.facts}>
          <div>
            <dt>{t("limits.increase.asked")}</dt>
            <dd>
              <Moment at={requestedAt} language={language} options={{ dateStyle: "medium", timeStyle: "short" }} />
            </dd>
          </div>
          <div>
            <dt>{t("limits.increase.now")}</dt>
            <dd>{current}</dd>
          </div>
          <div>
            <dt>{t("limits.increase.used")}</dt>
            <dd>{used}</dd>
          </div>
        </dl>
        {answer.isError && <ErrorBox>{t("message.limit_update_error.text")}</ErrorBox>}
        <div className={css.ways}>
          <Button disabled={isCanvas} busy={busy(false)} onClick={() => say(false)} data-autofocus="">
            {t("limits.increase.keep", { limit: current })}
          </Button>
          <Button disabled={isCanvas} busy={busy(true)} onClick={() => say(true)}>
            {t("limits.increase.raise", { limit: wanted })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
