import type { Moment } from "../../../../schemas/api/site_calendar";
import { useOpenPlace } from "../../../parts/usage/use_open_place";
import { useLeaveFor } from "../../../parts/saving/use_leave_for";

/** Where the desk shows the tournament or promotion of a moment; its list where it is not known by itself. */
export function deskPlaceOf({ kind, deskId }: Pick<Moment, "kind" | "deskId">): string {
  const topic = kind.startsWith("tournament") ? "tournament" : "promotion";
  return `/editor?desk=${topic}s${deskId === null ? "" : `&${topic}=${deskId}`}`;
}

/** Leads to what a moment is about: the page at its section, or the tournament or promotion at the desk. */
export function useOpenMoment(): (moment: Moment) => Promise<void> {
  const openPlace = useOpenPlace();
  const leaveFor = useLeaveFor();
  return async (moment) => {
    const { pageId, sectionId } = moment;
    if (pageId !== null) return openPlace(pageId, sectionId);
    await leaveFor(deskPlaceOf(moment));
  };
}
