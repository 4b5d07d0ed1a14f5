import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [10, 6, 76, 12, "room"],
    [10, 21, 76, 12, "room"],
    [10, 36, 76, 12, "room"],
    [14, 9, 6, 6, "strong"],
    [24, 10, 20, 4, "line"],
    [66, 10, 14, 4, "strong"],
    [14, 24, 6, 6, "soft"],
    [24, 25, 20, 4, "line"],
    [66, 25, 14, 4, "soft"],
    [14, 39, 6, 6, "soft"],
    [24, 40, 20, 4, "line"],
    [66, 40, 14, 4, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { showZero: { control: "toggle" } },
});
