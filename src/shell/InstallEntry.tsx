import { useInstall } from "../features/install/use_install";
import { useT } from "../session/hooks";
import { Icon } from "../ui/Icon";
import css from "./MenuGroups.module.css";

/** Puts the site on the home screen; there under the same condition as the install button (L-2.51, L-1.18). */
export function InstallEntry() {
  const t = useT();
  const { isOffered, start, dialog } = useInstall();
  if (!isOffered) return null;
  return (
    <li>
      <button type="button" className={css.logOut} title={t("install.entry")} onClick={start}>
        <Icon name="smartphone" />
        <span className={css.label}>{t("install.entry")}</span>
      </button>
      {dialog}
    </li>
  );
}
