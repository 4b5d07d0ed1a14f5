import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { type ResendNotice, useResendEmail } from "../sign_in/use_resend_email";
import css from "./ResendVerification.module.css";

/** Sends the link that confirms an e-mail address again, and says for a moment what came of it (L-4.49 to L-4.52, C-8.32). */
export function ResendVerification({ email, isWide = false }: { email: string; isWide?: boolean }) {
  const t = useT();
  const { resend, isBusy, notice } = useResendEmail(email);
  return (
    <div className={css.resend}>
      <Button
        {...(isWide ? { look: "primary", isWide } : { size: "small" })}
        busy={isBusy && t("profile.verification.sending")}
        onClick={resend}
      >
        {t("profile.verification.resend")}
      </Button>
      <p role="status" data-kind={notice?.kind}>
        {notice && wordsOf(notice, t)}
      </p>
    </div>
  );
}

function wordsOf(notice: ResendNotice, t: ReturnType<typeof useT>) {
  if (notice.kind === "wait") return t("profile.verification.wait", { n: notice.seconds });
  if (notice.kind === "failed") return notice.message ?? t("profile.verification.failed");
  return t("profile.verification.sent");
}
