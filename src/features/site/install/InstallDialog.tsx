import { useSettings, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import css from "./InstallDialog.module.css";
import { AddPicture, HomeScreenPicture, SharePicture } from "./InstallPictures";

const steps = [
  { name: "share", Picture: SharePicture },
  { name: "choose", Picture: HomeScreenPicture },
  { name: "add", Picture: AddPicture },
] as const;

/** How to put the site on the home screen of an iPhone or iPad, where no browser offers it. */
export default function InstallDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { name } = useSettings();
  return (
    <Dialog title={t("install.by_hand.title", { name })} closeLabel={t("install.by_hand.close")} onClose={onClose}>
      <p className={css.lead}>{t("install.by_hand.text")}</p>
      <ol className={css.steps}>
        {steps.map(({ name: step, Picture }) => (
          <li key={step}>
            <Picture />
            <p>{t(`install.by_hand.${step}`)}</p>
          </li>
        ))}
      </ol>
      <Button look="primary" isWide onClick={onClose} data-autofocus="">
        {t("install.by_hand.done")}
      </Button>
    </Dialog>
  );
}
