import type { TFunction } from "i18next";
import { CircleAlert } from "lucide-react";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import css from "./SignIn.module.css";

/** What is left where the editor as a whole failed; closing it has kept the draft in the browser. */
export const AllBroken = ({ t, onRetry }: { t: TFunction; onRetry: () => void }) => (
  <main className={css.screen} data-part-failed="">
    <EmptyNote
      icon={<CircleAlert size={18} />}
      title={t("part.all_broken")}
      actions={
        <>
          <Button look="fill" size="large" onClick={onRetry}>
            {t("editor.try_again")}
          </Button>
          <Button look="line" size="large" onClick={() => window.location.reload()}>
            {t("part.reload")}
          </Button>
        </>
      }
    >
      {t("part.all_why")}
    </EmptyNote>
  </main>
);
