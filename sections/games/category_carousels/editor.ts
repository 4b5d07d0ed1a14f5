import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 5, 24, 3, "line"],
    [6, 11, 16, 13, "soft"],
    [25, 11, 16, 13, "soft"],
    [44, 11, 16, 13, "soft"],
    [63, 11, 16, 13, "soft"],
    [82, 11, 10, 13, "soft"],
    [6, 30, 20, 3, "line"],
    [6, 36, 16, 13, "soft"],
    [25, 36, 16, 13, "soft"],
    [44, 36, 16, 13, "soft"],
    [63, 36, 16, 13, "soft"],
    [82, 36, 10, 13, "soft"],
  ],
  starter: { topCategory: "slots", rows: 1 },
  presets: {
    thumbs: { topCategory: "slots", rows: 2, shape: "thumb" },
    every: { topCategory: "", rows: 1, limit: 12 },
  },
  fields: {
    topCategory: { control: "top_category" },
    limit: { control: "number", min: 1, max: 100 },
    rows: { control: "slider", min: 1, max: 4 },
    shape: { control: "select", options: ["thumb", "square", "portrait"] },
  },
});
