import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "cashier",
  picture: [
    [26, 4, 44, 46, "room"],
    [31, 9, 16, 4, "soft"],
    [49, 9, 16, 4, "line"],
    [31, 17, 34, 8, "strong"],
    [31, 28, 34, 4, "line"],
    [31, 35, 34, 4, "line"],
    [31, 43, 34, 4, "soft"],
  ],
  access: "user",
  starter: {},
  fields: {
    formVersion: { control: "select", options: [1, 2] },
    bonusLayout: { control: "select", options: ["list", "carousel"] },
    methodIds: { control: "list", item: { control: "payment_method" }, starter: "", isPicked: true },
  },
});
