import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import css from "./Pages.module.css";
import type { useMarked } from "./use_marked";

interface Props {
  marked: ReturnType<typeof useMarked>;
  onOrganize: (ids: readonly string[]) => void;
}

/** What is done with the pages that are marked. */
export function MarkedPages({ marked, onOrganize }: Props) {
  const t = useT();
  return (
    <div className={css.marked} role="group" aria-label={t("pages.marked", { count: marked.ids.size })}>
      <span>{t("pages.marked", { count: marked.ids.size })}</span>
      <Button look="line" onClick={() => onOrganize([...marked.ids])}>
        {t("pages.organize")}
      </Button>
      <Button onClick={marked.clear}>{t("pages.unmark")}</Button>
    </div>
  );
}
