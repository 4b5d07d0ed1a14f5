import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "strong"],
    [60, 13, 14, 5, "soft"],
    [23, 26, 44, 3, "line"],
    [23, 37, 22, 6, "soft"],
  ],
  access: "user",
  starter: { showWhenApproved: true },
  fields: { showWhenApproved: { control: "toggle" } },
});
