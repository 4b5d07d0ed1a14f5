import { defineEditor } from "../../define_editor";
import { scenes } from "../starter_scenes";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [10, 10, 34, 34, "strong"],
    [52, 10, 34, 34, "soft"],
    [47, 6, 2, 42, "line"],
  ],
  starter: { banners: [scenes.candy, scenes.dragon, scenes.north] },
  fields: {
    banners: { control: "list", item: { control: "banner" }, starter: scenes.candy },
    autoplayMs: { control: "number", min: 0, max: 60_000, unit: "ms" },
  },
});
