import { useQuery } from "@tanstack/react-query";
import type { LoginInfo as Info } from "../../../schemas/api/users";
import { ErrorBox } from "../../../src/features/common/error_box/ErrorBox";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { placeName } from "../../../src/kit/ui/country_name";
import { Icon } from "../../../src/kit/ui/Icon";
import { Moment } from "../../../src/kit/ui/Moment";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { AccountCard } from "../AccountCard";
import css from "./LoginInfo.module.css";
import { detailsQuery } from "./queries";
import type { Props } from "./schema";

/** From where the player calls, and when and where they last signed in, so that they notice somebody else (S-2.18, L-2.52). */
export function LoginInfo({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { session } = useViewer();
  const { data, isPending } = useQuery({ ...detailsQuery({ api: useApi() }), enabled: session === "user" });
  if (session !== "user") return <section {...root} hidden />;
  return (
    <section {...root}>
      <AccountCard icon={<Icon name="log-in" />} title={text(props.title) || t("account.login.title")}>
        {data ? (
          <Facts info={data.loginInfo} showIp={props.showIp} />
        ) : isPending ? (
          <Loading />
        ) : (
          <ErrorBox>{t("account.login.failed")}</ErrorBox>
        )}
      </AccountCard>
    </section>
  );
}

function Facts({ info, showIp }: { info: Info; showIp: boolean }) {
  const t = useT();
  const language = useLanguage();
  return (
    <dl className={css.facts}>
      {showIp && (
        <div>
          <dt>{t("account.login.ip")}</dt>
          <dd>{info.currentIp}</dd>
        </div>
      )}
      <div>
        <dt>{t("account.login.last")}</dt>
        <dd>
          {info.lastLoginAt ? (
            <Moment at={info.lastLoginAt} language={language} options={{ dateStyle: "long", timeStyle: "short" }} />
          ) : (
            t("account.login.first")
          )}
        </dd>
      </div>
      {info.lastLoginCountry && (
        <div>
          <dt>{t("account.login.place")}</dt>
          {/* The server's and the browser's tables may name a country differently. */}
          <dd suppressHydrationWarning>{placeName(info.lastLoginCountry, info.lastLoginSubdivision, language)}</dd>
        </div>
      )}
    </dl>
  );
}

function Loading() {
  const t = useT();
  return (
    <div role="status" aria-label={t("frame.loading")} className={css.loading}>
      <Skeleton width="70%" height="14px" />
      <Skeleton width="86%" height="14px" />
      <Skeleton width="54%" height="14px" />
    </div>
  );
}
