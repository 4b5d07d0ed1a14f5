import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "soft"],
    [23, 25, 50, 3, "line"],
    [23, 25, 36, 3, "strong"],
    [23, 37, 22, 6, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { url: { control: "url" } },
});
