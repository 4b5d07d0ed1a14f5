import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { LimitRow } from "../../schemas/api/limits";
import { ErrorBox } from "../../src/features/common/error_box/ErrorBox";
import { useClock } from "../../src/kit/session/use_clock";
import { useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import css from "./Limits.module.css";
import { useLimitValue } from "./limit_value";

interface Props {
  pending: NonNullable<LimitRow["pending"]>;
  /** What was asked for, in words. */
  wanted: string;
  icon: ReactNode;
  /** What takes it back, asked with false. */
  answer: UseMutationResult<unknown, Error, boolean>;
  onDecide: () => void;
}

/** An increase that waits: for how many hours and minutes (C-4.57); then it is applied shortly (C-4.58), which is when it is asked for once more. */
export function PendingNote({ pending, wanted, icon, answer, onDecide }: Props) {
  const t = useT();
  const now = useClock();
  const { isCanvas } = useServices();
  const valueOf = useLimitValue();
  const minutes = Math.ceil((Date.parse(pending.appliesAt) - now) / 60_000);
  const words = pending.isReady
    ? t("limits.pending.ready", { limit: wanted })
    : minutes > 0
      ? t("limits.pending.waits", { limit: wanted, time: valueOf(minutes, null) })
      : t("limits.pending.soon", { limit: wanted });
  const canTakeBack = !pending.isReady && minutes > 0;
  return (
    <>
      <div className={css.note} role="status">
        {icon}
        <span>{words}</span>
        {canTakeBack ? (
          <button
            type="button"
            className={css.textButton}
            disabled={isCanvas}
            aria-disabled={answer.isPending || undefined}
            onClick={() => answer.isPending || answer.mutate(false)}
          >
            {t("limits.pending.take_back")}
          </button>
        ) : (
          <button type="button" className={css.textButton} aria-haspopup="dialog" onClick={onDecide}>
            {t("limits.pending.decide")}
          </button>
        )}
      </div>
      {canTakeBack && answer.isError && <ErrorBox>{t("limits.pending.failed")}</ErrorBox>}
    </>
  );
}
