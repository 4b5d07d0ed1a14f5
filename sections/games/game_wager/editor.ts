import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [20, 14, 56, 28, "strong"],
    [26, 20, 20, 6, "line"],
    [26, 32, 44, 4, "line"],
  ],
  access: "user",
  starter: {},
  fields: { compact: { control: "toggle" } },
});
