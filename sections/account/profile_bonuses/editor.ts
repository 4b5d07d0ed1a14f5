import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "soft"],
    [23, 26, 50, 4, "line"],
    [23, 26, 30, 4, "strong"],
    [23, 37, 22, 6, "soft"],
    [49, 37, 22, 6, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { promotionsUrl: { control: "url" }, historyUrl: { control: "url" } },
});
