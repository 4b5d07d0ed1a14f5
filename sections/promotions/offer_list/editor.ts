import { defineEditor } from "../../define_editor";
import { bonusTypesField } from "../list_fields";
import { type schema, variants } from "./schema";

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
  presets: { rows: { variant: "rows" } },
  fields: {
    offers: {
      control: "list",
      item: {
        control: "fields",
        fields: {
          title: { control: "text" },
          subTitle: { control: "text" },
          label: { control: "text" },
          imageUrl: { control: "image" },
          ctaEnabled: { control: "toggle" },
          ctaText: { control: "text" },
          ctaLink: { control: "url" },
          infoCtaText: { control: "text" },
          infoCtaLink: { control: "url" },
          infoAutoCtaText: { control: "text" },
          infoAutoCtaLink: { control: "url" },
          variant: { control: "select", options: ["accent", "money", "plain"] },
          isBonusClaimed: { control: "toggle" },
          bannerKey: { control: "promotion" },
        },
      },
      starter: {},
    },
    bonusTypes: bonusTypesField,
    variant: { control: "select", options: variants },
  },
});
