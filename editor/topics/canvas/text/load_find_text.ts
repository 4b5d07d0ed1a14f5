import { later } from "../../../workplace/fetch_when_idle";

/** The code that edits texts where they stand. */
export const loadFindText = later(() => import("./find_text"));
