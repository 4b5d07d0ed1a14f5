import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  icon: "gamepad-2",
  starter: { game: "ember-drake" },
  fields: {
    game: { control: "game" },
    fields: { control: "set", options: ["studio", "stats", "category", "text"] },
  },
});
