import type { MenuType } from "./open_menu";

export type SheetMenu = Exclude<MenuType, "none" | "sort">;
