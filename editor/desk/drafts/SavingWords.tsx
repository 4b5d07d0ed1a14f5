import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Draft } from "./use_draft";

/** Whether what is typed is kept, in words. */
export function SavingWords({ draft: { saving, keepMine, save }, onTakeTheirs }: { draft: Draft; onTakeTheirs: () => void }) {
  const { t, language } = useDesk();
  if (saving.state === "conflict")
    return (
      <span className={css.problem} role="alert">
        {t("promotion.saving.conflict", { by: saving.by ?? "–" })}{" "}
        <Button look="line" onClick={keepMine}>
          {t("promotion.saving.keep_mine")}
        </Button>{" "}
        <Button look="line" onClick={onTakeTheirs}>
          {t("promotion.saving.take_theirs")}
        </Button>
      </span>
    );
  if (saving.state === "offline")
    return (
      <span className={css.problem} role="alert">
        {t("promotion.saving.offline")}{" "}
        <Button look="line" onClick={save}>
          {t("editor.try_again")}
        </Button>
      </span>
    );
  const words =
    saving.state !== "saved"
      ? t("promotion.saving.saving")
      : saving.at === null
        ? ""
        : t("promotion.saving.saved", { at: exactMoment(saving.at, language) });
  return (
    <span className={css.plain} role="status">
      {words}
    </span>
  );
}
