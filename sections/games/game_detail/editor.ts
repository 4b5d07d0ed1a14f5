import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 8, 84, 28, "strong"],
    [40, 16, 16, 12, "soft"],
    [6, 40, 36, 4, "line"],
    [6, 46, 22, 3, "line"],
  ],
  starter: { game: "ember-drake" },
  fields: {
    game: { control: "game" },
    layout: { control: "select", options: ["panel", "facts"] },
    fields: { control: "set", options: ["studio", "stats", "category", "text"] },
  },
});
