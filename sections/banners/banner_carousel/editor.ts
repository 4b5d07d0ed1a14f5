import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";
import { banners, sideBanners } from "./starter_banners";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 8, 58, 30, "strong"],
    [67, 8, 23, 14, "soft"],
    [67, 24, 23, 14, "soft"],
    [28, 43, 8, 3, "soft"],
    [39, 43, 4, 3, "line"],
  ],
  starter: { banners, sideBanners },
  presets: {
    slides: { banners },
    three: { banners: [...banners, ...sideBanners], slidesPerView: { mobile: 1.1, tablet: 2, desktop: 3 } },
  },
  fields: {
    banners: { control: "list", item: { control: "banner" }, starter: banners[0] },
    autoplayMs: { control: "number", min: 0, max: 60_000, unit: "ms" },
    dots: { control: "toggle" },
    slidesPerView: {
      control: "fields",
      fields: {
        mobile: { control: "slider", min: 1, max: 2, step: 0.1 },
        tablet: { control: "slider", min: 1, max: 4, step: 0.1 },
        desktop: { control: "slider", min: 1, max: 6, step: 0.1 },
      },
    },
    sideBanners: { control: "list", item: { control: "banner" }, starter: sideBanners[0] },
  },
});
