import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  picture: [[30, 19, 36, 16, "strong"]],
  starter: {},
  fields: { text: { control: "text" } },
});
