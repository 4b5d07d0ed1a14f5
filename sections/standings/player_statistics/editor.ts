import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [6, 6, 26, 5, "strong"],
    [6, 16, 19, 14, "room"],
    [28, 16, 19, 14, "room"],
    [50, 16, 19, 14, "room"],
    [71, 16, 19, 14, "room"],
    [6, 35, 26, 12, "soft"],
    [35, 35, 26, 12, "soft"],
    [64, 35, 26, 12, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { gameType: { control: "select", options: ["all", "casino", "sport"] } },
});
