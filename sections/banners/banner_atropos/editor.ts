import { defineEditor } from "../../define_editor";
import { layersOf, scenes } from "../starter_scenes";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [14, 6, 68, 42, "soft"],
    [22, 12, 52, 30, "strong"],
    [30, 20, 22, 4, "soft"],
    [30, 28, 14, 3, "soft"],
  ],
  starter: {
    banner: { ...scenes.north, bannerImageUrl: undefined },
    depthLayers: layersOf("north"),
  },
  fields: {
    banner: { control: "banner" },
    depthLayers: { control: "list", item: { control: "image" }, starter: "" },
    maxTilt: { control: "slider", min: 0, max: 45, step: 1 },
    reducedMotion: { control: "select", options: ["static"] },
  },
});
