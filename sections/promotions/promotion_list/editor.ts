import { bonusType } from "../../../schemas/bonus_type";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  icon: "ticket-percent",
  picture: [
    [6, 10, 26, 22, "strong"],
    [6, 35, 20, 3, "line"],
    [35, 10, 26, 22, "soft"],
    [35, 35, 20, 3, "line"],
    [64, 10, 26, 22, "soft"],
    [64, 35, 20, 3, "line"],
  ],
  listsPromotions: true,
  starter: {
    title: {
      da: "Kampagner",
      de: "Aktionen",
      en: "Promotions",
      es: "Promociones",
      fi: "Kampanjat",
      no: "Kampanjer",
      pt: "Promoções",
    },
  },
  fields: {
    bonusTypes: { control: "set", options: bonusType.options },
    limit: { control: "number", min: 1, max: 200 },
    columns: {
      control: "fields",
      fields: {
        m: { control: "slider", min: 1, max: 6 },
        t: { control: "slider", min: 1, max: 6 },
        d: { control: "slider", min: 1, max: 6 },
      },
    },
    skeleton: { control: "slider", min: 0, max: 24 },
    showAll: { control: "link" },
  },
});
