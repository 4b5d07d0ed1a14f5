import { useEffect, useRef } from "react";
import css from "./EditorScreen.module.css";
import { lazyPart } from "../parts/lazy_part";
import { useShow, useT, useWorkbench } from "../workplace/use_editor";
import type { View } from "../workplace/workbench";

const pane = { look: "pane" } as const;
const others = {
  translations: lazyPart(() => import("../topics/translations/Translations").then((code) => code.Translations), pane),
  matrix: lazyPart(() => import("../topics/overview/matrix/Matrix").then((code) => code.Matrix), pane),
  calendar: lazyPart(() => import("../topics/overview/calendar/Calendar").then((code) => code.Calendar), pane),
  versions: lazyPart(() => import("../topics/versions/Versions").then((code) => code.Versions), pane),
  inbox: lazyPart(() => import("../topics/inbox/Inbox").then((code) => code.Inbox), pane),
  site_calendar: lazyPart(() => import("../topics/overview/site_calendar/SiteCalendar").then((code) => code.SiteCalendar), pane),
  settings: lazyPart(() => import("../topics/settings/Settings").then((code) => code.Settings), pane),
  chat: lazyPart(() => import("../topics/settings/chat/Moderation").then((code) => code.Moderation), pane),
  staff: lazyPart(() => import("../topics/settings/staff/Staff").then((code) => code.Staff), pane),
  reviews: lazyPart(() => import("../topics/settings/reviews/Reviews").then((code) => code.Reviews), pane),
  games: lazyPart(() => import("../topics/settings/games/Games").then((code) => code.Games), pane),
} satisfies Record<Exclude<View, "page">, unknown>;

/** Whoever has just come to the editor begins at its top, with the first Tab in its bar; whoever opens another page or view goes on with it. */
let hasCome = false;

/** What the screen shows in place of the page, such as the matrix. The page stays as it is beneath, and cannot be reached. */
export function OtherView() {
  const t = useT();
  const show = useShow();
  const view = useWorkbench((state) => state.view);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const isFirst = !hasCome;
    hasCome = true;
    if (view === "page" && isFirst) return;
    if (view !== "page") region.current?.focus();
    else document.querySelector<HTMLElement>('[data-region="canvas"]')?.focus();
  }, [view]);
  if (view === "page") return null;
  const Other = others[view];
  return (
    <main
      ref={region}
      className={css.other}
      aria-label={t(`${view}.title`)}
      data-region="view"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        show({ view: "page" });
      }}
    >
      <Other />
    </main>
  );
}
