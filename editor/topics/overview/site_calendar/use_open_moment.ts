import type { Moment } from "../../../../schemas/api/site_calendar";
import { useOpenPlace } from "../../../parts/usage/use_open_place";
import { useLeaveFor } from "../../../parts/saving/use_leave_for";

/** Leads to what a moment is about: the page at its section, or the desk's list of tournaments or promotions. */
export function useOpenMoment(): (moment: Moment) => Promise<void> {
  const openPlace = useOpenPlace();
  const leaveFor = useLeaveFor();
  return async ({ kind, pageId, sectionId }) => {
    if (pageId !== null) return openPlace(pageId, sectionId);
    await leaveFor(`/editor?desk=${kind.startsWith("tournament") ? "tournaments" : "promotions"}`);
  };
}
