import type { SessionEntry } from "../../../schemas/api/security";
import type { Language } from "../../../schemas/text";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { useClock } from "../../../src/kit/session/use_clock";
import { Button } from "../../../src/kit/ui/Button";
import { countryName } from "../../../src/kit/ui/country_name";
import { formatDate } from "../../../src/kit/ui/format";
import { Monitor, Smartphone, Tablet } from "../../../src/kit/ui/icons";
import { Moment, useIsInBrowser } from "../../../src/kit/ui/Moment";
import css from "./SessionsCard.module.css";
import { useDeviceName } from "./use_device_name";
import { timeAgo } from "./time_ago";

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet };

/** One browser: what it is, where, and since when nothing was heard of it. */
export function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd: () => void }) {
  const t = useT();
  const language = useLanguage();
  const name = useDeviceName()(session);
  const DeviceIcon = icons[session.device];
  return (
    <li className={css.row} data-current={session.isCurrent || undefined}>
      <span className={css.device} aria-hidden="true">
        <DeviceIcon size={22} strokeWidth={1.75} />
      </span>
      <div className={css.about}>
        <p className={css.name}>
          {name}
          {session.isCurrent && <span className={css.this}>{t("security.sessions.this")}</span>}
        </p>
        {/* The server's and the browser's tables may name a country differently. */}
        <p suppressHydrationWarning>{placeOf(session, language)}</p>
        <p>
          {session.isCurrent ? (
            <>
              {t("security.sessions.since")}{" "}
              <Moment at={session.createdAt} language={language} options={{ dateStyle: "medium", timeStyle: "short" }} />
            </>
          ) : (
            <>
              {t("security.sessions.last_seen")} <LastSeen at={session.lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" aria-haspopup="dialog" onClick={onEnd} aria-label={t("security.sessions.end_named", { name })}>
          {t("security.sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** How long ago, which only the reader's clock knows; until then the moment itself. */
function LastSeen({ at }: { at: string }) {
  const language = useLanguage();
  const now = useClock();
  const isInBrowser = useIsInBrowser();
  const options = { dateStyle: "medium", timeStyle: "short" } as const;
  if (!isInBrowser) return <Moment at={at} language={language} options={options} />;
  return (
    <time dateTime={at} title={formatDate(at, language, options)}>
      {timeAgo(at, now, language)}
    </time>
  );
}

function placeOf({ country, subdivision, ip }: SessionEntry, language: Language) {
  return [subdivision, country && countryName(country, language), ip].filter(Boolean).join(" · ");
}
