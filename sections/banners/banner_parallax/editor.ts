import { defineEditor } from "../../define_editor";
import { layersOf, scenes } from "../starter_scenes";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 6, 84, 42, "soft"],
    [6, 26, 84, 22, "strong"],
    [12, 14, 36, 5, "line"],
    [12, 22, 24, 3, "line"],
  ],
  starter: {
    banner: { ...scenes.dragon, bannerImageUrl: undefined },
    layers: layersOf("dragon"),
  },
  fields: {
    banner: { control: "banner" },
    layers: { control: "list", item: { control: "image" }, starter: "" },
    factor: { control: "slider", min: 0, max: 1, step: 0.05 },
  },
});
