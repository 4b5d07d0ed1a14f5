import { useT } from "../../../kit/session/hooks";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { StatusPicture } from "../../../kit/ui/StatusPicture";
import css from "./HoldDialog.module.css";

/** Asks a guest who is about to leave without an account once more (C-2.25). */
export default function HoldDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t("frame.hold.title")} closeLabel={t("frame.close")} onClose={onClose}>
      <div className={css.body}>
        <StatusPicture name="gift" />
        <p>{t("frame.hold.text")}</p>
        <div className={css.actions}>
          <ButtonLink href="?modal=signup" look="primary" isWide data-autofocus="">
            {t("frame.hold.stay")}
          </ButtonLink>
          <Button look="ghost" isWide onClick={onClose}>
            {t("frame.hold.leave")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
