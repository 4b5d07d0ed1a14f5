import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 6, 84, 44, "room"],
    [14, 14, 40, 5, "strong"],
    [14, 28, 22, 12, "soft"],
    [40, 28, 22, 12, "strong"],
    [66, 28, 16, 12, "soft"],
  ],
  starter: {},
  fields: {},
});
