import { AuthButtons } from "./AuthButtons";
import { CountryName } from "./CountryName";
import { MenuGroups } from "./MenuGroups";
import css from "./NavigationSheet.module.css";
import { SchemeSwitch } from "./SchemeSwitch";

/** The side menu's entries on a phone, with what the header has no room for. */
export default function NavigationSheet() {
  return (
    <nav className={css.navigation}>
      <AuthButtons isWide />
      <div>
        <MenuGroups />
      </div>
      <div className={css.foot}>
        <CountryName />
        <SchemeSwitch />
      </div>
    </nav>
  );
}
