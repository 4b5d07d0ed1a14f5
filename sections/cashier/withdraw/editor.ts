import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [26, 3, 44, 48, "room"],
    [31, 8, 34, 5, "soft"],
    [31, 17, 22, 6, "strong"],
    [31, 27, 34, 3, "line"],
    [31, 34, 34, 3, "line"],
    [31, 42, 34, 5, "strong"],
  ],
  access: "user",
  starter: { methodIds: [] },
  fields: { methodIds: { control: "list", item: { control: "payout_method" }, starter: "", isPicked: true } },
});
