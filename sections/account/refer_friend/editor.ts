import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [10, 6, 76, 42, "room"],
    [16, 12, 22, 22, "soft"],
    [44, 14, 34, 4, "strong"],
    [44, 24, 26, 6, "soft"],
    [16, 39, 14, 4, "line"],
    [38, 39, 14, 4, "line"],
    [60, 39, 14, 4, "line"],
  ],
  access: "user",
  starter: { percentFromSettings: true },
  fields: { percentFromSettings: { control: "toggle" } },
});
