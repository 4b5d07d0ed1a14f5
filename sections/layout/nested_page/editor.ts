import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  picture: [
    [6, 8, 84, 38, "room"],
    [30, 20, 36, 14, "line"],
  ],
  starter: { pageSlug: "" },
  fields: { pageSlug: { control: "page" } },
});
