import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [8, 10, 80, 34, "room"],
    [14, 16, 30, 5, "line"],
    [14, 25, 22, 8, "strong"],
    [62, 30, 20, 8, "soft"],
  ],
  access: "user",
  starter: {},
  fields: {},
});
