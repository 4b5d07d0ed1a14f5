import { useT } from "../session/hooks";
import { SearchField } from "./SearchField";
import css from "./SearchSheet.module.css";

/** Search on a phone. */
export default function SearchSheet() {
  const t = useT();
  return (
    <div className={css.search}>
      <SearchField takesFocus />
      <p>{t("shell.search_hint")}</p>
    </div>
  );
}
