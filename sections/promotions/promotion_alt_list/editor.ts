import { defineEditor } from "../../define_editor";
import { bonusTypesField, columnsField, limitField, skeletonField } from "../list_fields";
import { layouts, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 84, 11, "strong"],
    [6, 22, 84, 11, "soft"],
    [6, 36, 84, 11, "soft"],
  ],
  listsPromotions: true,
  starter: { layout: "wide", columns: { m: 1, t: 1, d: 2 } },
  fields: {
    bonusTypes: bonusTypesField,
    limit: limitField,
    columns: columnsField,
    skeleton: skeletonField,
    layout: { control: "select", options: layouts },
  },
});
