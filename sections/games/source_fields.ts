import type { ControlFor } from "../define_editor";
import type { Source } from "./source_schema";

/** How the inspector edits where games come from. */
export const sourceFields: ControlFor<Source> = {
  control: "source",
  options: ["category", "topCategory", "collection", "provider", "recent", "favorites", "gameCodes"],
};
