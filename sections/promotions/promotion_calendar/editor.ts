import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 19, 10, "strong"],
    [28, 8, 19, 10, "soft"],
    [50, 8, 19, 10, "soft"],
    [72, 8, 19, 10, "soft"],
    [6, 24, 26, 22, "soft"],
    [35, 24, 26, 22, "soft"],
    [64, 24, 26, 22, "soft"],
  ],
  listsPromotions: true,
  starter: {},
  fields: { days: { control: "slider", min: 1, max: 14 }, showDateFilter: { control: "toggle" } },
});
