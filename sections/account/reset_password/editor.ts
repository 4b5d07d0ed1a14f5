import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [26, 5, 44, 44, "room"],
    [32, 11, 24, 4, "strong"],
    [32, 20, 32, 6, "soft"],
    [32, 29, 20, 2, "line"],
    [32, 37, 32, 6, "strong"],
  ],
  starter: {},
  fields: { lead: { control: "long_text" } },
});
