import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 20, 84, 14, "room"],
    [9, 23, 16, 8, "strong"],
    [29, 25, 12, 4, "line"],
    [46, 25, 12, 4, "line"],
    [63, 25, 12, 4, "line"],
    [80, 25, 7, 4, "line"],
  ],
  starter: {},
  fields: {
    topCategory: { control: "top_category" },
    showIcons: { control: "toggle" },
    showLobby: { control: "toggle" },
    sticky: { control: "toggle" },
  },
});
