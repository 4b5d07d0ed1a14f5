import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [10, 6, 44, 9, "soft"],
    [10, 19, 58, 9, "soft"],
    [42, 32, 44, 9, "strong"],
    [10, 46, 76, 3, "line"],
  ],
  starter: { title: { en: "Chat" }, height: 480 },
  fields: {
    height: { control: "number", min: 240, max: 1200, unit: "px" },
  },
});
