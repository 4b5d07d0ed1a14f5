import { createElement } from "react";
import { askedPart } from "../features/common/asked_part/asked_part";
import css from "./Sheet.module.css";

const inSheet = { look: "place", waiting: createElement("div", { className: css.pending }) } as const;

/** What each menu shows when it opens over the page. */
export const sheetParts = {
  navigation: askedPart(() => import("./NavigationSheet"), inSheet),
  search: askedPart(() => import("../features/games/game_search/SheetSearch"), inSheet, "search"),
  profile: askedPart(() => import("./ProfileSheet"), inSheet, "account"),
  game: askedPart(() => import("./GameSheet"), inSheet, "games", "lucky_pick"),
};
