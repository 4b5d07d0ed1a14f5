import { ResendVerification } from "../features/accounts/profile/ResendVerification";
import { isPlaceholderEmail } from "../../schemas/placeholders";
import { setPreference } from "../kit/session/preferences";
import { usePreferences, useSettings, useT } from "../kit/session/hooks";
import { useServices } from "../kit/session/services";
import { useFrame } from "../kit/ui/frame";
import { Icon } from "../kit/ui/Icon";
import { X } from "../kit/ui/icons";
import css from "./VerificationReminder.module.css";

/** Asks a player to confirm the e-mail address, until they close it (C-4.46). */
export function VerificationReminder({ email }: { email: string }) {
  const t = useT();
  const frame = useFrame();
  const { preferences } = useServices();
  const { placeholderEmailDomains } = useSettings();
  if (usePreferences().reminder === "closed" || isPlaceholderEmail(email, placeholderEmailDomains)) return null;
  return (
    <aside className={css.reminder} aria-label={t("profile.verification.title")}>
      <Icon name="mail" />
      <p>{t("profile.verification.banner", { email })}</p>
      <ResendVerification email={email} />
      <button
        type="button"
        aria-label={t("profile.verification.later")}
        onClick={() => frame && setPreference(preferences, frame.document, "reminder", "closed")}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
