import { useEffect, useRef, useState } from "react";
import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { X } from "../../../kit/ui/icons";
import css from "./PartFailure.module.css";

export type PartLook = "place" | "over";

interface Props {
  look: PartLook;
  onRetry: () => Promise<void>;
  onGiveUp?: (() => void) | undefined;
}

/** In the place of a part that was asked for and did not come: that it did not, and trying again. */
export function PartFailure({ look, onRetry, onGiveUp }: Props) {
  const t = useT();
  const [isTrying, setIsTrying] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (look === "over") card.current?.focus();
  }, [look]);
  function handleRetry() {
    setIsTrying(true);
    void onRetry().finally(() => setIsTrying(false));
  }
  return (
    <div
      ref={card}
      className={css.failure}
      data-look={look}
      data-part-failed=""
      data-menu-part="" // pressing it closes no menu
      role="alert"
      tabIndex={-1}
      onKeyDown={({ key }) => key === "Escape" && onGiveUp?.()}
    >
      <p>{t("page.part_failed")}</p>
      <Button size="small" busy={isTrying && t("frame.loading")} onClick={handleRetry}>
        {t("page.failed.retry")}
      </Button>
      {onGiveUp && (
        <button type="button" className={css.close} aria-label={t("frame.close")} onClick={() => onGiveUp()}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
