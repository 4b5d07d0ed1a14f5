import { defineEditor } from "../../define_editor";
import { requestStatuses, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [10, 6, 36, 42, "room"],
    [15, 12, 22, 5, "strong"],
    [15, 23, 4, 4, "soft"],
    [22, 23, 18, 3, "line"],
    [15, 32, 4, 4, "soft"],
    [22, 32, 18, 3, "line"],
    [50, 6, 36, 42, "room"],
  ],
  access: "user",
  starter: { status: 0 },
  fields: { status: { control: "select", options: requestStatuses } },
});
