import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [12, 18, 72, 18, "room"],
    [18, 24, 6, 6, "strong"],
    [30, 25, 44, 4, "line"],
  ],
  access: "user",
  starter: {},
  fields: {},
});
