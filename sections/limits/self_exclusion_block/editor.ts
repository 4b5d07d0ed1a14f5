import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 12, 84, 30, "room"],
    [12, 19, 36, 5, "strong"],
    [12, 28, 50, 3, "line"],
    [66, 24, 18, 8, "soft"],
  ],
  access: "user",
  starter: {},
  fields: {
    periods: { control: "list", item: { control: "number", min: 1, max: 1825 }, starter: 7 },
    defaultDays: { control: "number", min: 1, max: 1825 },
  },
});
