import { defineEditor } from "../../define_editor";
import { scenes } from "../starter_scenes";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [4, 14, 20, 26, "soft"],
    [26, 8, 44, 38, "strong"],
    [72, 14, 20, 26, "soft"],
  ],
  starter: { banners: [scenes.neon, scenes.deep, scenes.jackpot, scenes.candy, scenes.dragon] },
  fields: {
    banners: { control: "list", item: { control: "banner" }, starter: scenes.neon },
    autoplayMs: { control: "number", min: 0, max: 60_000, unit: "ms" },
    rotate: { control: "slider", min: 0, max: 80, step: 1 },
  },
});
