import { defineEditor } from "../../define_editor";
import { betTabs, rowLimits } from "../board_options";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 6, 14, 6, "strong"],
    [22, 6, 14, 6, "soft"],
    [38, 6, 14, 6, "soft"],
    [6, 18, 84, 6, "room"],
    [6, 27, 84, 6, "room"],
    [6, 36, 84, 6, "room"],
    [74, 20, 12, 2, "strong"],
    [74, 29, 12, 2, "strong"],
    [74, 38, 12, 2, "strong"],
  ],
  starter: {},
  fields: {
    mode: { control: "select", options: ["regular", "tournament"] },
    rowLimit: { control: "select", options: rowLimits },
    tabs: { control: "set", options: betTabs },
  },
});
