import { defineEditor } from "../../define_editor";
import { aspects, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [8, 6, 80, 40, "strong"],
    [42, 18, 14, 14, "soft"],
    [8, 50, 80, 4, "line"],
  ],
  starter: { game: "dice" },
  fields: {
    game: { control: "game" },
    aspect: { control: "select", options: aspects },
    awayMinutes: { control: "slider", min: 1, max: 29 },
  },
});
