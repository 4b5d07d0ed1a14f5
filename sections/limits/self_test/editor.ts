import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 6, 84, 44, "room"],
    [14, 14, 60, 5, "strong"],
    [14, 26, 50, 5, "soft"],
    [14, 36, 56, 5, "soft"],
  ],
  starter: {},
  fields: {},
});
