import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 6, 84, 42, "room"],
    [11, 11, 22, 8, "strong"],
    [68, 11, 17, 8, "line"],
    [11, 24, 16, 19, "soft"],
    [31, 24, 16, 19, "soft"],
    [51, 24, 16, 19, "soft"],
    [71, 24, 14, 19, "soft"],
  ],
  starter: { game: "ember-drake" },
  fields: { game: { control: "game" }, limit: { control: "number", min: 0, max: 100 } },
});
