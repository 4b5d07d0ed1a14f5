import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import css from "./Inspector.module.css";

/** How much of a section is as it began; all of it can be kept at once. */
export function SampleNote({ count, onKeep }: { count: number; onKeep: () => void }) {
  const t = useT();
  return (
    <div className={css.samples} role="note">
      <span>{t("inspector.samples", { count })}</span>
      <Button look="line" onClick={onKeep}>
        {t("inspector.keep_samples")}
      </Button>
    </div>
  );
}
