import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [18, 8, 60, 10, "strong"],
    [18, 21, 60, 26, "room"],
    [23, 26, 30, 3, "line"],
    [23, 33, 38, 3, "line"],
    [23, 40, 26, 3, "line"],
  ],
  starter: {},
  fields: { topCategory: { control: "top_category" } },
});
