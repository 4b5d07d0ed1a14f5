import { CalendarDays, KeyRound, MessagesSquare, Settings2, Table2, UsersRound } from "lucide-react";
import type { Action } from "../../workplace/actions/action";
import { canPublish } from "../../workplace/back_office";

/** What leads to the other views of the page: everybody at once, what changes when. */
export const viewActions: readonly Action[] = [
  {
    name: "matrix.open",
    words: "matrix.open",
    group: "look",
    icon: Table2,
    keys: ["KeyM"],
    where: "arranging",
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "matrix" ? "page" : "matrix" })),
  },
  {
    name: "calendar.open",
    words: "calendar.open",
    group: "look",
    icon: CalendarDays,
    keys: ["KeyC"],
    where: "arranging",
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "calendar" ? "page" : "calendar" })),
  },
  {
    name: "settings.open",
    words: "settings.open",
    group: "screen",
    icon: Settings2,
    keys: ["KeyS"],
    where: "arranging",
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "settings" ? "page" : "settings" })),
  },
  {
    name: "chat.open",
    words: "chat.open",
    group: "screen",
    icon: MessagesSquare,
    where: "arranging",
    isInAllViews: true,
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "chat" ? "page" : "chat" })),
  },
  {
    name: "staff.open",
    words: "staff.open",
    group: "screen",
    icon: KeyRound,
    where: "arranging",
    isInAllViews: true,
    can: ({ user }) => canPublish(user),
    run: ({ workbench }) => workbench.setState(({ view }) => ({ view: view === "staff" ? "page" : "staff" })),
  },
  {
    name: "section.who",
    words: "matrix.who.verb",
    group: "look",
    icon: UsersRound,
    keys: ["Shift+KeyW"],
    where: "arranging",
    menu: "look",
    can: ({ editor }) => editor.getState().selected !== null,
    run: ({ workbench }) => workbench.setState({ view: "matrix" }),
  },
];
