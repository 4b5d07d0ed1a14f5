import type { MouseEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import {
  Banknote,
  CalendarRange,
  Dices,
  Gift,
  Inbox,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Settings2,
  UserSearch,
} from "lucide-react";
import { getNotices } from "../../../schemas/api/notices";
import { useLeaveFor } from "../../parts/saving/use_leave_for";
import { useOverview } from "../../parts/usage/use_overview";
import { canPublish, mayUseDesk } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";
import type { View } from "../../workplace/workbench";
import css from "./Pages.module.css";

const everyMinute = 60_000;

/** What is about the site as a whole, and what waits there for somebody. */
export function SiteLinks() {
  const t = useT();
  const { api, user } = useWorkplace();
  const leaveFor = useLeaveFor();
  const { data } = useQuery({ ...api.query(getNotices, {}), refetchInterval: everyMinute });

  async function handleDesk(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await leaveFor(event.currentTarget.href);
  }
  const waiting = (useOverview().data?.pages ?? []).reduce(
    (sum, page) => sum + page.openRequests + page.openRemarks + Number(page.hasFailedPlan),
    0,
  );
  const flightsLeft = data?.notices.flightsLeft ?? null;
  return (
    <div className={css.sites}>
      <SiteLink view="inbox" Icon={Inbox} waiting={waiting} />
      <SiteLink view="site_calendar" Icon={CalendarRange} />
      <SiteLink view="settings" Icon={Settings2} />
      <SiteLink view="games" Icon={Dices} />
      <SiteLink view="chat" Icon={MessagesSquare} />
      {canPublish(user) && <SiteLink view="staff" Icon={KeyRound} />}
      {canPublish(user) && <SiteLink view="reviews" Icon={UserSearch} waiting={data?.notices.reviewsWaiting ?? 0} />}
      <a className={css.site} href="/editor?desk=promotions" onClick={(event) => void handleDesk(event)}>
        <Gift size={16} aria-hidden="true" />
        {t("desk.promotions.title")}
      </a>
      {mayUseDesk(user) && (
        <a className={css.site} href="/editor?desk=payouts" onClick={(event) => void handleDesk(event)}>
          <Banknote size={16} aria-hidden="true" />
          {t("desk.title")}
        </a>
      )}
      {flightsLeft !== null && (
        <p className={css.notice} role="status">
          {flightsLeft > 0 ? t("notices.flights_end", { count: flightsLeft }) : t("notices.no_flights")}{" "}
          <code>npm run chains</code>
        </p>
      )}
    </div>
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
        <span
          className={css.waiting}
          role="img"
          aria-label={t(view === "inbox" ? "inbox.waiting" : "notices.waiting", { count: waiting })}
        >
          {waiting}
        </span>
      )}
    </button>
  );
}
