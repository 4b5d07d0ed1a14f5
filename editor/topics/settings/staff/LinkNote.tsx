import { Copy } from "lucide-react";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Staff.module.css";

/** The link of an invitation, where the site sends no e-mails by itself: to be handed over. */
export function LinkNote({ link }: { link: string }) {
  const t = useT();
  const { notices } = useWorkplace();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      notices.say(t("staff.link_copied"));
    } catch {
      notices.toast({ words: t("staff.link_not_copied") });
    }
  }

  return (
    <div className={css.link} role="status">
      <p>{t("staff.hand_over")}</p>
      <code>{link}</code>
      <Button look="line" onClick={() => void handleCopy()}>
        <Copy size={16} aria-hidden="true" />
        {t("staff.copy_link")}
      </Button>
    </div>
  );
}
