import { defineEditor } from "../../define_editor";
import { buttons, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 20, 84, 16, "strong"],
    [10, 25, 24, 6, "line"],
    [62, 24, 8, 8, "soft"],
    [76, 24, 8, 8, "soft"],
  ],
  starter: { game: "dice" },
  fields: {
    game: { control: "game" },
    buttons: { control: "set", options: buttons },
  },
});
