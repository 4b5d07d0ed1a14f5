import { useSettings, useT, useViewer } from "../kit/session/hooks";
import { ButtonLink } from "../kit/ui/Button";
import css from "./AuthButtons.module.css";

/** What a guest can press; nothing until it is known that they are one (L-2.53, L-2.55). */
export function AuthButtons({ isWide = false }: { isWide?: boolean }) {
  const t = useT();
  const { loginOff, isRestrictedRegistration } = useSettings();
  const { session } = useViewer();
  if (session === "user") return null;
  const size = isWide ? "medium" : "small";
  return (
    <div className={css.buttons} data-wide={isWide} data-session={session} inert={session === "unknown"}>
      {!loginOff && (
        <ButtonLink href="?modal=login" rel="nofollow" size={size} isWide={isWide}>
          {t("shell.log_in")}
        </ButtonLink>
      )}
      {!isRestrictedRegistration && (
        <ButtonLink href="?modal=signup" rel="nofollow" look="primary" size={size} isWide={isWide}>
          {t("shell.sign_up")}
        </ButtonLink>
      )}
    </div>
  );
}
