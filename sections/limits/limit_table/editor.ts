import { limitKinds } from "../../../schemas/limits";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 6, 84, 42, "room"],
    [10, 11, 17, 9, "soft"],
    [30, 11, 17, 9, "soft"],
    [50, 11, 17, 9, "soft"],
    [70, 11, 16, 9, "soft"],
    [10, 26, 76, 3, "line"],
    [10, 33, 76, 3, "line"],
    [10, 40, 76, 3, "line"],
  ],
  access: "user",
  starter: {},
  fields: { rows: { control: "set", options: limitKinds } },
});
