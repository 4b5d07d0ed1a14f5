import type { Moment } from "../../../../schemas/api/site_calendar";
import { useOverview } from "../../../parts/usage/use_overview";
import { pageName } from "../../../workplace/page_name";
import { useWorkplace } from "../../../workplace/use_editor";

/** What it is about: a section's, tournament's or promotion's name, else the page's. */
export function useMomentName(): (moment: Moment) => string {
  const { language } = useWorkplace();
  const pages = useOverview().data?.pages;
  return ({ name, pageId }) => {
    if (name !== null) return pageName({ title: name, route: "" }, language);
    const page = pages?.find(({ id }) => id === pageId);
    return page ? pageName(page, language) : (pageId ?? "");
  };
}
