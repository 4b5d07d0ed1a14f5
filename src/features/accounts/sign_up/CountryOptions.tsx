import type { CountryChoice } from "../../../../schemas/api/countries";
import { useT } from "../../../kit/session/hooks";

/** The countries that an account can be opened from; until one is chosen it says so (D-36). */
export function CountryOptions({ countries, chosen }: { countries: readonly CountryChoice[]; chosen: string }) {
  const t = useT();
  return (
    <>
      {chosen === "" && <option value="">{t("sign_up.choose_country")}</option>}
      {countries
        .filter(({ isServed }) => isServed)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </>
  );
}
