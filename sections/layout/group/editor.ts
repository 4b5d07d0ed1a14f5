import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  picture: [
    [6, 8, 84, 38, "room"],
    [12, 14, 72, 10, "soft"],
    [12, 28, 72, 10, "soft"],
  ],
  starter: {},
  fields: {
    layout: { control: "select", options: ["stack", "row", "tabs"] },
    gap: { control: "slider", min: 0, max: 96, step: 4 },
  },
});
