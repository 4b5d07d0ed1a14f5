import { useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { OutboxNote } from "./OutboxNote";
import css from "./Notice.module.css";
import { type ResendNotice, useResendEmail } from "./use_resend_email";

/** A button that sends the link to an e-mail address again, and what came of it (C-8.20, C-8.32). */
export function ResendEmail({ email }: { email: string }) {
  const t = useT();
  const { resend, isBusy, notice } = useResendEmail(email);
  return (
    <div className={css.resend}>
      <Button size="small" busy={isBusy && t("sign_in.resend.working")} onClick={resend}>
        {t("sign_in.resend.action")}
      </Button>
      <p role="status" data-kind={notice?.kind}>
        {notice && resendWords(t, notice)}
      </p>
      {notice?.kind === "sent" && <OutboxNote />}
    </div>
  );
}

function resendWords(t: ReturnType<typeof useT>, notice: ResendNotice) {
  if (notice.kind === "wait") return t("sign_in.resend.wait", { seconds: notice.seconds });
  if (notice.kind === "failed" && notice.message) return notice.message;
  return t(`sign_in.resend.${notice.kind}`);
}
