import { useT } from "../../../kit/session/hooks";
import css from "./Feed.module.css";

/** What a winner is called; who hides is said to (L-5.18, C-6.21). */
export function WinnerName({ name }: { name: string }) {
  const t = useT();
  return name ? (
    <bdi>{name}</bdi>
  ) : (
    <span className={css.hidden} title={t("hidden.user.privacy.text")}>
      {t("hidden.user.privacy.enabled")}
    </span>
  );
}
