import { Button } from "../../parts/Button";
import { useT } from "../../workplace/use_editor";
import css from "./Pages.module.css";

interface Props {
  search: string;
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** In the place of the list, where no page is what was asked for. */
export function NoPageFits({ search, isNarrowed, onShowAll }: Props) {
  const t = useT();
  return (
    <div className={css.nothing}>
      <p className={css.none}>
        {search ? t("pages.no_match", { search: search }) : t(isNarrowed ? "pages.no_fit" : "pages.none")}
      </p>
      {isNarrowed && (
        <Button look="line" onClick={onShowAll}>
          {t("pages.show_all")}
        </Button>
      )}
    </div>
  );
}
