import { useLanguage, useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { formatDate } from "../../../kit/ui/format";
import css from "./Notice.module.css";
import { ResendEmail } from "./ResendEmail";
import type { Hindrance } from "./use_login";

/** Why somebody stays outside whose password is right, and what they can do about it (C-8.20, C-8.24, C-8.25). */
export function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  if (hindrance.kind === "unverified") {
    return (
      <div className={css.notice}>
        <p role="alert">{t("sign_in.problems.unverified")}</p>
        <ResendEmail email={hindrance.email} />
      </div>
    );
  }
  if (hindrance.kind === "held") {
    const { reason } = hindrance;
    return (
      <div className={css.notice}>
        <p role="alert">{reason === null ? t("sign_in.problems.held") : t("sign_in.problems.refused", { reason })}</p>
        <a href={addressOf("responsible_gaming")}>{t("sign_in.help_with_play")}</a>
      </div>
    );
  }
  const { until } = hindrance;
  return (
    <div className={css.notice}>
      <p role="alert">
        {until === null
          ? t("user.self_exclusion.permanent.notice")
          : t("user.self_exclusion.notice", { date: formatDate(until, language, { dateStyle: "long", timeStyle: "short" }) })}
      </p>
      <a href={addressOf("responsible_gaming")}>{t("sign_in.help_with_play")}</a>
    </div>
  );
}
