import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [10, 6, 76, 12, "room"],
    [15, 10, 30, 4, "strong"],
    [10, 24, 8, 6, "soft"],
    [22, 25, 44, 4, "line"],
    [10, 35, 8, 6, "soft"],
    [22, 36, 44, 4, "line"],
  ],
  access: "user",
  starter: {},
  fields: {},
});
