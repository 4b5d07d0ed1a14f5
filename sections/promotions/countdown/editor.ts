import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [10, 18, 16, 18, "soft"],
    [30, 18, 16, 18, "soft"],
    [50, 18, 16, 18, "soft"],
    [70, 18, 16, 18, "strong"],
  ],
  starter: { startAt: "2026-01-01T00:00:00Z", endAt: "2030-01-01T00:00:00Z" },
  fields: {
    startAt: { control: "date_time" },
    endAt: { control: "date_time" },
    labels: {
      control: "fields",
      fields: { before: { control: "text" }, running: { control: "text" }, ended: { control: "text" } },
    },
  },
});
