import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  icon: "group",
  isContainer: true,
  wraps: "group",
  starter: {},
  fields: {
    layout: { control: "select", options: ["stack", "row", "tabs"] },
    gap: { control: "slider", min: 0, max: 96, step: 4 },
  },
});
