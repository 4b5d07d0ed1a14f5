import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 12, 84, 28, "room"],
    [12, 18, 30, 4, "line"],
    [12, 26, 46, 4, "strong"],
    [66, 18, 18, 6, "soft"],
    [66, 28, 18, 6, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { showProgress: { control: "toggle" } },
});
