import { defineEditor } from "../../define_editor";
import { breakParts, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 6, 40, 24, "room"],
    [50, 6, 40, 24, "room"],
    [11, 11, 20, 4, "strong"],
    [55, 11, 24, 4, "strong"],
    [11, 23, 30, 4, "soft"],
    [55, 23, 30, 4, "soft"],
    [6, 34, 84, 7, "soft"],
    [6, 44, 84, 6, "line"],
  ],
  starter: {},
  fields: { parts: { control: "set", options: breakParts } },
});
