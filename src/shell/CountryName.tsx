import { useLanguage, useViewer } from "../kit/session/hooks";
import { placeName } from "../kit/ui/country_name";
import css from "./CountryName.module.css";

/** Where the visitor is: "Germany (Berlin)", the country alone without a subdivision, nothing when unknown (L-2.54). */
export function CountryName() {
  const language = useLanguage();
  const { country, subdivisionName } = useViewer();
  if (!country) return null;
  return (
    <span className={css.country}>
      <img src={`/logos/flags/${country}.svg`} width={18} height={18} alt="" />
      {/* The server's and the browser's tables may name a country differently. */}
      <span className={css.name} suppressHydrationWarning>
        {placeName(country, subdivisionName, language)}
      </span>
    </span>
  );
}
