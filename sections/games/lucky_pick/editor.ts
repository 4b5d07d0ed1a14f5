import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [8, 10, 80, 34, "room"],
    [14, 15, 18, 24, "soft"],
    [38, 17, 26, 4, "line"],
    [38, 25, 34, 3, "soft"],
    [38, 32, 20, 7, "strong"],
    [62, 32, 14, 7, "line"],
  ],
  access: "user",
  starter: { showPreview: true },
  fields: { showPreview: { control: "toggle" } },
});
