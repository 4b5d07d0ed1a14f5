import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  picture: [[6, 26, 84, 1, "line"]],
  starter: {},
  fields: {
    height: {
      control: "fields",
      fields: {
        mobile: { control: "number", min: 0, max: 1000, unit: "px" },
        tablet: { control: "number", min: 0, max: 1000, unit: "px" },
        desktop: { control: "number", min: 0, max: 1000, unit: "px" },
      },
    },
  },
});
