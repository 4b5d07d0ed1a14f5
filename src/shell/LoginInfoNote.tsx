import { useQuery } from "@tanstack/react-query";
import type { LoginInfo } from "../../schemas/api/users";
import { useApi, useLanguage, useT } from "../session/hooks";
import { Moment } from "../ui/Moment";
import css from "./LoginInfoNote.module.css";
import { loginInfoQuery } from "./login_info_query";

/** From where the account is used: the present address, and the sign-in before this one (L-2.52). */
export default function LoginInfoNote() {
  const t = useT();
  const language = useLanguage();
  const { data } = useQuery(loginInfoQuery(useApi()));
  if (!data) return null;
  const { currentIp, lastLoginAt } = data.loginInfo;
  const place = placeOf(data.loginInfo, language);
  return (
    <dl className={css.note}>
      {lastLoginAt && (
        <div>
          <dt>{t("menus.last_log_in")}</dt>
          <dd>
            <Moment at={lastLoginAt} language={language} options={{ dateStyle: "medium", timeStyle: "short" }} />
            {place && <span suppressHydrationWarning>{place}</span>}
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

/** "Berlin, Germany"; the server's and the browser's tables may name a country differently. */
function placeOf({ lastLoginCountry, lastLoginSubdivision }: LoginInfo, language: string) {
  const country =
    lastLoginCountry && (new Intl.DisplayNames([language], { type: "region" }).of(lastLoginCountry) ?? lastLoginCountry);
  return [lastLoginSubdivision, country].filter(Boolean).join(", ");
}
