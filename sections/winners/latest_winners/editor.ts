import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [4, 18, 88, 18, "room"],
    [8, 25, 14, 4, "line"],
    [27, 22, 8, 10, "soft"],
    [37, 24, 14, 3, "strong"],
    [37, 29, 10, 2, "line"],
    [57, 22, 8, 10, "soft"],
    [67, 24, 14, 3, "strong"],
    [67, 29, 10, 2, "line"],
  ],
  starter: { limit: 10 },
  fields: {
    limit: { control: "number", min: 1, max: 50 },
    mine: { control: "toggle" },
  },
});
