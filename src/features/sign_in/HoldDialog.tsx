import { useT } from "../../session/hooks";
import { Button, ButtonLink } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { StatusPicture } from "../../ui/StatusPicture";
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
