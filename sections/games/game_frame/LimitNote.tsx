import type { ReachedLimit } from "../../../schemas/play/frame_messages";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { formatMoney, formatUnit } from "../../../src/kit/ui/format";
import { X } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import css from "./GameFrame.module.css";

/** Which limit a bet would have passed, what is left of it, when it starts again, and where to look. */
export default function LimitNote({ limit, onClose }: { limit: ReachedLimit; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const limits = usePageAddress()("limits");
  const { kind, timeframe, currency, left, currentLimit, expiry } = limit;
  const value = (amount: number) =>
    currency === null ? formatUnit(amount, "minute", { language, width: "narrow" }) : formatMoney(amount, { language, currency });
  return (
    <div className={css.needs} role="status">
      <p>
        <strong>{t(`limits.per.${timeframe}`, { what: t(`limits.kinds.${kind}.title`) })}</strong>:{" "}
        {t("limits.left", { amount: value(left) })} {t("limits.of", { amount: value(currentLimit) })}. {t("limits.restarts")}{" "}
        <Moment
          at={expiry}
          language={language}
          options={{ weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }}
        />
      </p>
      <ButtonLink look="primary" size="small" href={limits}>
        {t("game_page.see_limits")}
      </ButtonLink>
      <button type="button" className={css.close} aria-label={t("game_page.close")} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
