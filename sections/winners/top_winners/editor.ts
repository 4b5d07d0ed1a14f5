import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [8, 6, 30, 4, "line"],
    [8, 15, 4, 6, "strong"],
    [16, 14, 6, 8, "soft"],
    [26, 16, 30, 4, "line"],
    [72, 16, 16, 4, "strong"],
    [8, 28, 4, 6, "strong"],
    [16, 27, 6, 8, "soft"],
    [26, 29, 24, 4, "line"],
    [74, 29, 14, 4, "strong"],
    [8, 41, 4, 6, "strong"],
    [16, 40, 6, 8, "soft"],
    [26, 42, 28, 4, "line"],
    [76, 42, 12, 4, "strong"],
  ],
  starter: { limit: 10, days: 7, showBestResult: true },
  fields: {
    limit: { control: "number", min: 1, max: 50 },
    days: { control: "number", min: 1, max: 365 },
    showBestResult: { control: "toggle" },
    mine: { control: "toggle" },
  },
});
