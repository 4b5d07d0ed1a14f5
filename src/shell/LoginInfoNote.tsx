import { useQuery } from "@tanstack/react-query";
import { useApi, useLanguage, useT } from "../kit/session/hooks";
import { placeName } from "../kit/ui/country_name";
import { Moment } from "../kit/ui/Moment";
import css from "./LoginInfoNote.module.css";
import { loginInfoQuery } from "./login_info_query";

/** From where the account is used: the present address, and the sign-in before this one (L-2.52). */
export default function LoginInfoNote() {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery(loginInfoQuery(useApi()));
  if (!data) return null;
  const { currentIp, lastLoginAt, lastLoginCountry, lastLoginSubdivision } = data.loginInfo;
  return (
    <dl className={css.note} data-private="">
      {lastLoginAt && (
        <div>
          <dt>{t("menus.last_log_in")}</dt>
          <dd>
            <Moment at={lastLoginAt} language={language} options={{ dateStyle: "medium", timeStyle: "short" }} />
            {lastLoginCountry && (
              <span suppressHydrationWarning>{placeName(lastLoginCountry, lastLoginSubdivision, language)}</span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t("menus.ip_address")}</dt>
        <dd>{currentIp}</dd>
      </div>
    </dl>
  );
}
