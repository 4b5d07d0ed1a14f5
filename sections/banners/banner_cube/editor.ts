import { defineEditor } from "../../define_editor";
import { scenes } from "../starter_scenes";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [14, 10, 42, 34, "strong"],
    [58, 13, 22, 28, "soft"],
    [20, 22, 20, 4, "soft"],
    [20, 30, 14, 3, "soft"],
  ],
  starter: { banners: [scenes.jackpot, scenes.neon, scenes.candy, scenes.deep] },
  fields: {
    banners: { control: "list", item: { control: "banner" }, starter: scenes.jackpot },
    autoplayMs: { control: "number", min: 0, max: 60_000, unit: "ms" },
  },
});
