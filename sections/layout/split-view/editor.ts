import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  picture: [
    [6, 10, 40, 34, "room"],
    [50, 10, 40, 34, "room"],
  ],
  starter: { columns: [[], []] },
  presets: {
    two_thirds: { columns: [[], []], widths: [2, 1] },
    three: { columns: [[], [], []] },
    four: { columns: [[], [], [], []], stackBelow: 1024 },
  },
  fields: {
    widths: { control: "widths" },
    columns: { control: "columns" },
    stackBelow: { control: "number", min: 0, max: 4000, unit: "px" },
  },
});
