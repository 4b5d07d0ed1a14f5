import { defineEditor } from "../../define_editor";
import { bonusTypesField } from "../list_fields";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 10, 26, 22, "strong"],
    [6, 35, 20, 3, "line"],
    [35, 10, 26, 22, "soft"],
    [35, 35, 20, 3, "line"],
    [64, 10, 26, 22, "soft"],
    [64, 35, 20, 3, "line"],
  ],
  listsPromotions: true,
  starter: {},
  fields: {
    bonusTypes: bonusTypesField,
    autoplayMs: { control: "number", min: 0, max: 60_000, unit: "ms" },
  },
});
