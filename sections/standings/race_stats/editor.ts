import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [6, 6, 41, 14, "soft"],
    [49, 6, 41, 14, "soft"],
    [6, 25, 84, 4, "line"],
    [6, 32, 84, 4, "line"],
    [6, 39, 84, 4, "line"],
    [6, 46, 84, 4, "line"],
  ],
  access: "user",
  starter: {},
  fields: {},
});
