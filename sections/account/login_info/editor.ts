import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 8, 64, 38, "room"],
    [23, 14, 8, 8, "soft"],
    [23, 28, 18, 3, "line"],
    [56, 28, 18, 3, "strong"],
    [23, 36, 22, 3, "line"],
    [52, 36, 22, 3, "strong"],
  ],
  access: "user",
  starter: { showIp: true },
  fields: { showIp: { control: "toggle" } },
});
