import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [16, 8, 64, 9, "strong"],
    [16, 21, 64, 9, "soft"],
    [16, 34, 64, 9, "soft"],
  ],
  starter: {},
  fields: { groupByParent: { control: "toggle" } },
});
