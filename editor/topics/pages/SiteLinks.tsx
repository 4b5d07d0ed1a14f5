import { useQuery } from "@tanstack/react-query";
import { Dices, KeyRound, type LucideIcon, MessagesSquare, Settings2, UserSearch } from "lucide-react";
import { getNotices } from "../../../schemas/api/notices";
import { canPublish } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";
import type { View } from "../../workplace/workbench";
import css from "./Pages.module.css";

const everyMinute = 60_000;

/** What is about the site as a whole, and what waits there for somebody. */
export function SiteLinks() {
  const t = useT();
  const { api, user } = useWorkplace();
  const query = api.query(getNotices, {});
  const { data } = useQuery({ ...query, refetchInterval: everyMinute, retry: false });
  const flightsLeft = data?.notices.flightsLeft ?? null;
  return (
    <>
      <SiteLink view="settings" Icon={Settings2} />
      <SiteLink view="games" Icon={Dices} />
      <SiteLink view="chat" Icon={MessagesSquare} />
      {canPublish(user) && <SiteLink view="staff" Icon={KeyRound} />}
      {canPublish(user) && <SiteLink view="reviews" Icon={UserSearch} waiting={data?.notices.reviewsWaiting ?? 0} />}
      {flightsLeft !== null && (
        <p className={css.notice} role="status">
          {flightsLeft > 0 ? t("notices.flights_end", { count: flightsLeft }) : t("notices.no_flights")}{" "}
          <code>npm run chains</code>
        </p>
      )}
    </>
  );
}

function SiteLink({ view, Icon, waiting = 0 }: { view: View; Icon: LucideIcon; waiting?: number }) {
  const t = useT();
  const show = useShow();
  return (
    <button type="button" className={css.site} onClick={() => show({ view })}>
      <Icon size={16} aria-hidden="true" />
      {t(`${view}.title`)}
      {waiting > 0 && (
        <span className={css.waiting} role="img" aria-label={t("notices.waiting", { count: waiting })}>
          {waiting}
        </span>
      )}
    </button>
  );
}
