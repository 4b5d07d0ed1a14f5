import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [16, 6, 64, 42, "room"],
    [23, 12, 8, 8, "soft"],
    [23, 25, 32, 6, "strong"],
    [23, 37, 22, 6, "strong"],
    [49, 37, 22, 6, "soft"],
  ],
  access: "user",
  starter: { showNonCash: true },
  fields: { showNonCash: { control: "toggle" } },
});
