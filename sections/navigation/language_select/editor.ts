import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "navigation",
  picture: [
    [6, 19, 46, 16, "room"],
    [12, 24, 7, 6, "soft"],
    [23, 25, 20, 4, "line"],
  ],
  starter: { short: false, flags: true },
  fields: { short: { control: "toggle" }, flags: { control: "toggle" } },
});
