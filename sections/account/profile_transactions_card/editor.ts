import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 24, 5, "strong"],
    [23, 23, 30, 3, "line"],
    [64, 23, 10, 3, "soft"],
    [23, 31, 26, 3, "line"],
    [64, 31, 10, 3, "soft"],
    [23, 39, 50, 4, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { limit: { control: "number", min: 1, max: 20 } },
});
