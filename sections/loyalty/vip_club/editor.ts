import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 6, 40, 5, "strong"],
    [6, 16, 26, 16, "soft"],
    [35, 16, 26, 16, "soft"],
    [64, 16, 26, 16, "soft"],
    [6, 37, 84, 11, "room"],
  ],
  starter: { body: {}, levels: true },
  fields: { body: { control: "rich_text" }, levels: { control: "toggle" } },
});
