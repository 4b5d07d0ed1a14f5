import { useT } from "../../../kit/session/hooks";
import { Eye, EyeOff } from "../../../kit/ui/icons";
import css from "./Feed.module.css";
import { useHiddenAmounts } from "./hidden_amounts";

/** Takes the amounts out of live lists, and brings them back. */
export function HideAmounts() {
  const t = useT();
  const { isHidden, toggle } = useHiddenAmounts();
  return (
    <button type="button" className={css.hide} onClick={toggle} aria-pressed={isHidden}>
      <span className="visually-hidden">{t("winners.hide_amounts")}</span>
      {isHidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
    </button>
  );
}
