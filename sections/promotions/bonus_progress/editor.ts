import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [12, 14, 72, 26, "room"],
    [18, 19, 30, 4, "line"],
    [18, 28, 60, 4, "soft"],
    [18, 28, 38, 4, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { compact: { control: "toggle" } },
});
