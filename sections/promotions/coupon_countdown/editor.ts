import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [8, 14, 80, 26, "room"],
    [14, 22, 28, 8, "line"],
    [52, 20, 9, 14, "soft"],
    [64, 20, 9, 14, "soft"],
    [76, 20, 9, 14, "strong"],
  ],
  starter: {},
  fields: { bonusId: { control: "bonus" } },
});
