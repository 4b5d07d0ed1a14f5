import { activityPeriods } from "../../../schemas/api/activity";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 6, 84, 44, "room"],
    [14, 26, 8, 18, "strong"],
    [28, 18, 8, 26, "strong"],
    [42, 30, 8, 14, "soft"],
    [56, 14, 8, 30, "strong"],
    [70, 24, 8, 20, "soft"],
  ],
  starter: {},
  fields: { period: { control: "select", options: activityPeriods } },
});
