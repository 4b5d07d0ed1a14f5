import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "layout",
  icon: "file-symlink",
  starter: { pageSlug: "" },
  fields: { pageSlug: { control: "page" } },
});
