import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [20, 5, 56, 44, "room"],
    [26, 11, 28, 4, "strong"],
    [26, 20, 44, 6, "soft"],
    [26, 29, 44, 6, "soft"],
    [26, 38, 18, 6, "strong"],
  ],
  starter: {},
  fields: { lead: { control: "long_text" } },
});
