import { ChevronDown, Globe } from "../kit/ui/icons";
import { askedPart } from "../features/common/asked_part/asked_part";
import { useLanguage, useSettings, useT } from "../kit/session/hooks";
import css from "./LanguageSelect.module.css";
import { languageNames } from "../kit/ui/language_names";
import { useDropDown } from "./use_drop_down";
import { useLeaveRail } from "./use_leave_rail";

const LanguageList = askedPart(() => import("./LanguageList"), { look: "place", waiting: <Waiting /> });

/** The languages of the site. In a menu its list opens in place, elsewhere above or below the button. */
export function LanguageSelect({ place }: { place: "menu" | "header" | "footer" }) {
  const t = useT();
  const language = useLanguage();
  const { languages } = useSettings();
  const leaveRail = useLeaveRail();
  const { root, isOpen, open, toggle, button, list } = useDropDown<HTMLDivElement>();
  if (languages.length < 2) return null;
  return (
    <div ref={root} className={css.select} data-place={place}>
      <button
        type="button"
        className={css.button}
        {...button}
        onClick={({ currentTarget }) => (leaveRail(currentTarget) ? open() : toggle())}
      >
        <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{t("shell.language")}: </span>
        <span>{place === "header" ? language.toUpperCase() : languageNames[language]}</span>
        <ChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </button>
      <div className={css.list} {...list}>
        {isOpen && <LanguageList />}
      </div>
    </div>
  );
}

/** L-2.93 */
function Waiting() {
  const t = useT();
  return (
    <p className={css.waiting} role="status">
      {t("frame.loading")}
    </p>
  );
}
