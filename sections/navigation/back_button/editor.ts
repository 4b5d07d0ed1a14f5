import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "navigation",
  picture: [
    [6, 23, 5, 8, "strong"],
    [15, 25, 24, 4, "line"],
  ],
  starter: { fallbackUrl: "/" },
  fields: { fallbackUrl: { control: "url" } },
});
