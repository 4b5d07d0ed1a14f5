import { useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { OctagonX } from "../../../kit/ui/icons";
import { ErrorBox } from "../../common/error_box/ErrorBox";
import css from "./Breaks.module.css";
import { useTakeBreak } from "./use_take_break";

/** One press, no question: 24 hours without play. It stands on every page where the market demands it. */
export default function PanicButton() {
  const t = useT();
  const { isCanvas } = useServices();
  const begin = useTakeBreak();
  if (begin.isSuccess) return null;
  return (
    <>
      <button
        type="button"
        className={css.panic}
        data-panic="" // LostPart
        disabled={isCanvas}
        aria-busy={begin.isPending || undefined}
        onClick={() => begin.isPending || begin.mutate({ kind: "panic" })}
      >
        <OctagonX size={18} aria-hidden="true" />
        <span className={css.words}>{t("limits.breaks.panic.button")}</span>
      </button>
      {begin.isError && (
        <div className={css.failed}>
          <ErrorBox>{t("limits.breaks.failed")}</ErrorBox>
        </div>
      )}
    </>
  );
}
