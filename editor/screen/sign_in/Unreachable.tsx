import type { TFunction } from "i18next";
import { Unplug } from "lucide-react";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import css from "./SignIn.module.css";

/** Nobody answered at the start. */
export const Unreachable = ({ t, onRetry }: { t: TFunction; onRetry: () => void }) => (
  <main className={css.screen}>
    <EmptyNote
      icon={<Unplug size={18} />}
      title={t("sign_in.unreachable")}
      actions={
        <Button look="fill" size="large" onClick={onRetry}>
          {t("editor.try_again")}
        </Button>
      }
    >
      {t("sign_in.unreachable_lead")}
    </EmptyNote>
  </main>
);
