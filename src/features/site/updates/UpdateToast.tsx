import type { TFunction } from "i18next";
import { Button } from "../../../kit/ui/Button";
import css from "./UpdateToast.module.css";

interface Props {
  t: TFunction;
  isShown: boolean;
  onReload: () => void;
  onLater: () => void;
}

/** Says that there is a new version. The live region is there before its words, so that they are read out. */
export function UpdateToast({ t, isShown, onReload, onLater }: Props) {
  return (
    <section className={css.place} role="status" aria-label={t("install.update.label")}>
      {isShown && (
        <div className={css.toast}>
          <p>{t("install.update.text")}</p>
          <div className={css.buttons}>
            <Button size="small" look="ghost" onClick={onLater}>
              {t("install.update.later")}
            </Button>
            <Button size="small" look="primary" onClick={onReload}>
              {t("install.update.reload")}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
