import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 84, 38, "room"],
    [12, 16, 12, 10, "soft"],
    [27, 16, 12, 10, "soft"],
    [42, 16, 12, 10, "strong"],
    [62, 15, 22, 4, "line"],
    [62, 24, 22, 4, "line"],
    [62, 33, 22, 4, "line"],
  ],
  starter: {},
  fields: { showHistory: { control: "toggle" } },
});
