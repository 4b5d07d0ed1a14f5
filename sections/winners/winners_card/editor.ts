import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [22, 4, 52, 46, "room"],
    [28, 10, 24, 4, "line"],
    [28, 19, 6, 8, "soft"],
    [38, 21, 16, 4, "line"],
    [60, 21, 9, 4, "strong"],
    [28, 32, 6, 8, "soft"],
    [38, 34, 14, 4, "line"],
    [58, 34, 11, 4, "strong"],
  ],
  starter: { source: "latest" },
  fields: { source: { control: "select", options: ["latest", "top"] } },
});
