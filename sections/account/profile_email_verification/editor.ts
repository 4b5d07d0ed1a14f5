import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "soft"],
    [60, 13, 14, 5, "soft"],
    [23, 26, 44, 3, "line"],
    [23, 37, 26, 6, "strong"],
  ],
  access: "user",
  starter: {},
  fields: {},
});
