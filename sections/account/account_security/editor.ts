import { defineEditor } from "../../define_editor";
import { partNames, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [6, 6, 40, 18, "room"],
    [50, 6, 40, 18, "room"],
    [6, 28, 84, 20, "room"],
    [11, 11, 20, 4, "strong"],
    [55, 11, 24, 4, "strong"],
    [11, 33, 6, 4, "soft"],
    [21, 33, 40, 3, "line"],
    [11, 41, 6, 4, "soft"],
    [21, 41, 32, 3, "line"],
  ],
  access: "user",
  starter: { parts: [...partNames] },
  fields: { parts: { control: "set", options: partNames } },
});
