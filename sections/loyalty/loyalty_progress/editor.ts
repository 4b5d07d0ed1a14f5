import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [6, 10, 84, 34, "strong"],
    [12, 16, 22, 22, "soft"],
    [42, 18, 34, 5, "line"],
    [42, 28, 26, 5, "line"],
  ],
  access: "user",
  starter: {},
  fields: { showPoints: { control: "toggle" } },
});
